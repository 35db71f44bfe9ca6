import { fork } from "node:child_process";
import { join } from "node:path";
import * as vscode from "vscode";

/** @import { WatchReport } from "../../../scripts/content-edit/watch-report.ts" */

/**
 * Underlines what the content check finds, after each save.
 * @param {string} root the project's folder
 * @returns {vscode.Disposable} ends it
 */
export function underlineMistakes(root) {
  const collection = vscode.languages.createDiagnosticCollection("content check");
  // The project's own Node, since the editor's may be older; and no option of the editor's for its own processes.
  const execPath = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
  const check = fork(join(root, "scripts/content-watch.ts"), { cwd: root, execPath, execArgv: [], silent: true });
  check.on("message", (/** @type {WatchReport} */ report) => {
    collection.clear();
    for (const [file, found] of Map.groupBy(report, ({ file }) => file)) {
      collection.set(vscode.Uri.file(join(root, file)), found.map(toDiagnostic));
    }
  });
  check.on("exit", (code) => {
    if (code) vscode.window.showErrorMessage("The content check has stopped. Open the folder again to start it.");
  });
  return vscode.Disposable.from(collection, { dispose: () => check.kill() });
}

/** @param {WatchReport[number]} mistake */
function toDiagnostic({ line, column, endColumn, severity, message }) {
  const place = new vscode.Range(line - 1, column - 1, line - 1, endColumn - 1);
  const level = severity === "error" ? vscode.DiagnosticSeverity.Error : vscode.DiagnosticSeverity.Warning;
  const diagnostic = new vscode.Diagnostic(place, message, level);
  diagnostic.source = "content check";
  return diagnostic;
}
