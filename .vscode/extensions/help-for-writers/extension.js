import { existsSync } from "node:fs";
import { join } from "node:path";
import * as vscode from "vscode";
import { underlineMistakes } from "./mistakes.js";

/** The project's folder, in which this extension stands. */
const root = join(import.meta.dirname, "../../..");

const INSTALL = "Install them";

/**
 * Starts the help, after the packages that it needs are there.
 * @param {vscode.ExtensionContext} context
 */
export async function activate(context) {
  if (!arePackagesThere() && !(await installPackages())) return;
  const { helpWithTexts } = await import("./texts.js");
  context.subscriptions.push(...helpWithTexts(root), underlineMistakes(root));
}

function arePackagesThere() {
  return existsSync(join(root, "node_modules/yaml-language-server")) && existsSync(join(root, "node_modules/node"));
}

/** @returns {Promise<boolean>} whether they are there now */
async function installPackages() {
  const question = "The packages of this project are not installed yet. Without them there is no help and no check.";
  if ((await vscode.window.showInformationMessage(question, INSTALL)) !== INSTALL) return false;
  const folder = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(root)) ?? vscode.TaskScope.Workspace;
  const command = new vscode.ShellExecution("npm ci", { cwd: root });
  await ended(new vscode.Task({ type: "shell" }, folder, "Install packages", "Help for writers", command));
  if (arePackagesThere()) return true;
  vscode.window.showErrorMessage("The packages could not be installed. The terminal says why; is Node.js installed?");
  return false;
}

/**
 * Runs a task to its end.
 * @param {vscode.Task} task
 * @returns {Promise<void>}
 */
async function ended(task) {
  const execution = await vscode.tasks.executeTask(task);
  return new Promise((resolve) => {
    const listener = vscode.tasks.onDidEndTask((event) => {
      if (event.execution !== execution) return;
      listener.dispose();
      resolve();
    });
  });
}
