// Builds the committed bundles in ../static: one script and one style sheet for each widget.
import { copyFile } from "node:fs/promises";
import { context } from "esbuild";

const shared = { outdir: "../static", bundle: true, minify: true, charset: "utf8", legalComments: "none", logLevel: "info" };
const target = ["es2022", "chrome111", "firefox115", "safari16.4"];
const builders = [
  await context({ ...shared, target, entryPoints: ["timeline.tsx", "challenge.tsx", "builder.tsx", "sheet.tsx", "address.ts"], format: "esm", jsx: "automatic", jsxImportSource: "preact" }),
  await context({ ...shared, target, entryPoints: ["styles/timeline.css", "styles/challenge.css", "styles/builder.css", "styles/sheet.css"] }),
];

for (const builder of builders) {
  if (process.argv.includes("--watch")) await builder.watch();
  else {
    await builder.rebuild();
    await builder.dispose();
  }
}
await copyFile("node_modules/preact/LICENSE", "../static/preact.LICENSE.txt"); // Preact is in every bundle
