/**
 * Runs before `npm start` and `npm test` on a machine with only Node: reports an outdated Node, and installs the
 * packages if they differ from `package-lock.json`.
 */
import { fileURLToPath } from "node:url";
import { isInstalled } from "./is-installed.mjs";
import { isNodeNewEnough, OLDEST_NODE } from "./node-version.mjs";
import { runNpm } from "./run-npm.mjs";

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));

if (!isNodeNewEnough(process.versions.node)) {
  process.stderr.write(
    `Scouting Map needs Node.js ${OLDEST_NODE} or newer; this is ${process.versions.node}.\n` +
      "Get a newer one from https://nodejs.org.\n",
  );
  process.exit(1);
}

if (!isInstalled(projectRoot)) {
  process.stdout.write("Installing the packages of package-lock.json.\n");
  const { status } = runNpm(["ci", "--no-audit", "--no-fund"], {
    cwd: projectRoot,
    stdio: "inherit",
  });
  if (status !== 0) {
    process.stderr.write("The packages could not be installed; see the messages above.\n");
    process.exit(1);
  }
}
