/** Which declaration of the code names which other: calls, handlers that are handed on, constants; no types and no JSX tags. */
import { relative } from "node:path";
import ts from "typescript";

export interface References {
  /** The declarations of a file, or the one that `file#name` says. */
  declarationsIn(place: string): string[];
  /** What a declaration names. */
  named: Map<string, Set<string>>;
}

/** Reads every file that the project's tsconfig.json names, below a folder. */
export function readProgram(root: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}/tsconfig.json`,
    { noEmit: true, incremental: false, tsBuildInfoFile: undefined },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, "\n"));
      },
    },
  );
  if (!config) throw new Error(`There is no tsconfig.json in ${root}`);
  return ts.createProgram(
    config.fileNames.filter((file) => isProduction(relative(root, file))),
    config.options,
  );
}

/** Whether it is code that runs in a shop: no test, no fixture, no tool. */
const isProduction = (path: string) =>
  /^(app|backend|cli|dev|server)\b/.test(path) && !/\.(test|spec|fixture)\.tsx?$/.test(path);

/** The graph of references, by the type checker: a node is a declaration at the top of a file, `file#name`. */
export function referencesOf(program: ts.Program, root: string): References {
  const checker = program.getTypeChecker();
  const named = new Map<string, Set<string>>();
  const byFile = new Map<string, string[]>();
  const pathOf = (source: ts.SourceFile) => relative(root, source.fileName);

  const isOurs = (source: ts.SourceFile) =>
    !source.isDeclarationFile &&
    !pathOf(source).startsWith("..") &&
    !source.fileName.includes("/node_modules/");

  function declarationOf(symbol: ts.Symbol | undefined): string | undefined {
    if (!symbol) return undefined;
    const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = real.valueDeclaration;
    if (!declaration) return undefined;
    const source = declaration.getSourceFile();
    if (!isOurs(source)) return undefined;
    if (ts.isSourceFile(declaration)) return `${pathOf(source)}#`;
    return `${pathOf(source)}#${topNameOf(declaration)}`;
  }

  function collect(node: ts.Node, into: Set<string>) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node))
      return;
    if (ts.isJsxOpeningLikeElement(node)) return collect(node.attributes, into);
    if (ts.isJsxClosingElement(node)) return;
    if (ts.isIdentifier(node)) {
      const isShorthand = ts.isShorthandPropertyAssignment(node.parent);
      const found = declarationOf(
        isShorthand
          ? checker.getShorthandAssignmentValueSymbol(node.parent)
          : ts.isExportSpecifier(node.parent)
            ? checker.getExportSpecifierLocalTargetSymbol(node.parent)
            : checker.getSymbolAtLocation(node),
      );
      if (found) into.add(found);
      return;
    }
    // What `import("…")` loads, it runs.
    if (
      ts.isStringLiteral(node) &&
      ts.isCallExpression(node.parent) &&
      node.parent.expression.kind === ts.SyntaxKind.ImportKeyword
    ) {
      const found = declarationOf(checker.getSymbolAtLocation(node));
      if (found) into.add(found);
    }
    ts.forEachChild(node, (child) => collect(child, into));
  }

  for (const source of program.getSourceFiles()) {
    if (!isOurs(source)) continue;
    const file = pathOf(source);
    const names = new Set<string>();
    for (const statement of source.statements) {
      for (const part of partsOf(statement)) {
        const id = `${file}#${topNameOf(part)}`;
        names.add(id);
        const into = named.get(id) ?? new Set<string>();
        named.set(id, into);
        collect(part, into);
        into.delete(id);
      }
    }
    byFile.set(file, [...names]);
  }

  return {
    named,
    declarationsIn(place) {
      const [file = "", name] = place.split("#");
      const all = byFile.get(file);
      if (!all) throw new Error(`There is no file ${file}`);
      if (name === undefined) return all;
      if (!all.includes(place)) throw new Error(`${file} declares no ${name}`);
      return [place];
    },
  };
}

/** `const a = …, b = …` are two declarations, and so is `export { a, b }`; any other statement is one. */
function partsOf(statement: ts.Statement): ts.Node[] {
  if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return [];
  if (ts.isVariableStatement(statement)) return [...statement.declarationList.declarations];
  const exported = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
  return exported && ts.isNamedExports(exported) ? [...exported.elements] : [statement];
}

/** The name of the declaration at the top of its file that a node belongs to; empty where it stands in none. */
function topNameOf(node: ts.Node): string {
  let name = "";
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (canHaveName(at)) name = at.name?.getText() ?? name;
  }
  return name;
}

function canHaveName(node: ts.Node): node is ts.NamedDeclaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isExportSpecifier(node)
  );
}
