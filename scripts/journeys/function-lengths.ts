import { relative } from "node:path";
import ts from "typescript";

const production = /^(app|backend|server|cli)\/|^server\.ts$/;
const data = /\/(messages|seed|lists|laws?|migrations)\//;

/** How many lines the named functions of production code have, in the middle and where nine of ten are shorter. */
export function functionLengths(program: ts.Program, root: string) {
  const lengths: number[] = [];
  for (const source of program.getSourceFiles()) {
    const path = relative(root, source.fileName);
    if (!production.test(path) || data.test(path)) continue;
    const visit = (node: ts.Node) => {
      if (isNamedFunction(node)) {
        const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
        lengths.push(lineAt(node.end) - lineAt(node.getStart(source)) + 1);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  lengths.sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0;
  return { count: lengths.length, median: at(0.5), p90: at(0.9) };
}

/** A declared function, a method, or a constant that is one. */
function isNamedFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node))
    return node.body !== undefined;
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false;
  return ts.isVariableDeclaration(node.parent);
}
