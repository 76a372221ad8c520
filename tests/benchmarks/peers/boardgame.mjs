// The classic game as a boardgame.io game: its reducer, its turns, its log.
//
//   node boardgame.mjs check           reads games as JSON lines and tells what came of each
//   node boardgame.mjs time GAMES      plays games by chance, tells the moves and the CPU's seconds

import { createInterface } from "node:readline";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

function classic(years, seats, hand, shuffled) {
  function refill(G, random) {
    if (G.pile.length) return;
    let cards = G.discards;
    G.discards = [];
    if (cards.includes(G.misplaced) && cards.length > 1) {
      cards = cards.filter((card) => card !== G.misplaced);
      G.discards = [G.misplaced];
    }
    G.pile = shuffled([...cards].sort((a, b) => a - b), random);
  }

  function draw(G, random, player) {
    refill(G, random);
    if (G.pile.length) G.hands[player].push(G.pile.pop());
  }

  function settle(G, random) {
    const last = G.waiting.some((player) => G.hands[player].length === 1);
    if (G.waiting.length && (!G.out.length || last)) return;
    if (G.out.length === 1) G.winners = G.out;
    else if (G.out.length || G.final) beginFinal(G, random, G.out.length ? G.out : G.active);
    else G.waiting = [...G.active];
  }

  function beginFinal(G, random, finalists) {
    const losers = G.active.filter((player) => !finalists.includes(player));
    const need = finalists.filter((player) => !G.hands[player].length);
    const have = losers.reduce((sum, player) => sum + G.hands[player].length, 0);
    if (G.pile.length + G.discards.length + have < need.length) {
      G.winners = [...finalists];
      return;
    }
    for (const player of losers) {
      G.discards.push(...G.hands[player]);
      G.hands[player] = [];
    }
    G.final = true;
    G.active = [...finalists];
    G.waiting = [...finalists];
    G.out = [];
    for (const player of need) draw(G, random, player);
  }

  return {
    name: "classic-timeline",
    setup: ({ random }) => {
      const order = shuffled(years.map((_, card) => card), random).reverse();
      const hands = Array.from({ length: seats }, (_, n) => order.slice(n * hand, (n + 1) * hand));
      const [reference, ...pile] = order.slice(seats * hand);
      const players = hands.map((_, player) => player);
      return {
        hands, line: [reference], pile: pile.reverse(), discards: [], misplaced: null,
        active: players, waiting: [...players], out: [], final: false, winners: null,
      };
    },
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: {
        first: ({ G }) => G.waiting[0] ?? 0,
        next: ({ G }) => G.waiting[0] ?? 0,
        playOrder: () => Array.from({ length: seats }, (_, player) => String(player)),
      },
    },
    moves: {
      place: ({ G, random }, slot, gap) => {
        const player = G.waiting[0];
        const held = G.hands[player];
        if (!(slot in held) || !(gap >= 0 && gap <= G.line.length)) return INVALID_MOVE;
        G.waiting.shift();
        const [card] = held.splice(slot, 1);
        const year = years[card];
        const { line } = G;
        const fits =
          (gap === 0 || years[line[gap - 1]] <= year) &&
          (gap === line.length || year <= years[line[gap]]);
        if (fits) {
          line.splice(gap, 0, card);
          G.misplaced = null;
          if (!held.length) G.out.push(player);
        } else {
          G.discards.push(card);
          G.misplaced = card;
          if (!G.final) draw(G, random, player);
        }
        settle(G, random);
        return undefined;
      },
    },
    endIf: ({ G }) => (G.winners ? { winners: G.winners } : undefined),
  };
}

function begin(game, seats) {
  const client = Client({ game, numPlayers: seats, debug: false });
  client.start();
  return client;
}

async function check() {
  for await (const line of createInterface({ input: process.stdin })) {
    const told = JSON.parse(line);
    const piles = [...told.piles];
    const game = classic(told.years, told.seats, told.hand, () => [...piles.shift()].reverse());
    const client = begin(game, told.seats);
    for (const [slot, gap] of told.placements) client.moves.place(slot, gap);
    const { G, ctx } = client.getState();
    console.log(JSON.stringify({ line: G.line, winners: ctx.gameover?.winners ?? null }));
    client.stop();
  }
}

function time(games) {
  const years = Array.from({ length: 110 }, (_, card) => -200 + 20 * card);
  const game = classic(years, 4, 4, (cards, random) => random.Shuffle(cards));
  const below = (bound) => Math.floor(Math.random() * bound);
  const began = process.cpuUsage();
  let moves = 0;
  for (let n = 0; n < games; n += 1) {
    const client = begin(game, 4);
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover) break;
      client.moves.place(below(G.hands[ctx.currentPlayer].length), below(G.line.length + 1));
      moves += 1;
    }
    client.stop();
  }
  const { user, system } = process.cpuUsage(began);
  console.log(JSON.stringify({ moves, seconds: (user + system) / 1e6 }));
}

const [what, games] = process.argv.slice(2);
if (what === "check") await check();
else time(Number(games));
