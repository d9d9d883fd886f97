import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import ts from "typescript";

/** What schema.org says of one type. */
export interface SchemaType {
  /** Its own properties with the names of what their values may be: types, data types, `IdReference`. */
  properties: Map<string, readonly string[]>;
  /** The types whose properties it has too. */
  parents: readonly string[];
}

/** schema.org's vocabulary: its types, and its enumerations with the names of their members. */
export interface SchemaVocabulary {
  types: Map<string, SchemaType>;
  members: Map<string, readonly string[]>;
}

/**
 * The vocabulary as `schema-dts` declares it, which is made from schema.org's own data: `interface ProductBase extends
 * ThingBase` with a type for each property, `interface BlogPostingLeaf extends SocialMediaPostingBase` for a type
 * without properties of its own, and members of enumerations as texts in `type ItemAvailability = …`.
 */
export function readSchemaVocabulary(): SchemaVocabulary {
  const file = createRequire(import.meta.url)
    .resolve("schema-dts")
    .replace(/\.js$/, ".d.ts");
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const types: SchemaVocabulary["types"] = new Map();
  const members: SchemaVocabulary["members"] = new Map();
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) addInterface(types, statement);
    if (ts.isTypeAliasDeclaration(statement)) {
      members.set(statement.name.text, textsOf(statement.type));
    }
  }
  return { types, members };
}

/** A leaf comes after the base of its type, where there is one, and adds nothing to it then. */
function addInterface(types: SchemaVocabulary["types"], declared: ts.InterfaceDeclaration): void {
  const name = typeNameOf(declared.name.text);
  if (types.has(name)) return;
  const bases = (declared.heritageClauses ?? []).flatMap((clause) => [...clause.types]);
  const parents = bases.flatMap(({ expression }) =>
    ts.isIdentifier(expression) ? [typeNameOf(expression.text)] : [],
  );
  const properties = new Map<string, readonly string[]>();
  for (const member of declared.members) {
    if (!(ts.isPropertySignature(member) && ts.isStringLiteral(member.name))) continue;
    if (member.type && !member.name.text.startsWith("@")) {
      properties.set(member.name.text, rangeOf(member.type));
    }
  }
  types.set(name, { properties, parents });
}

/** `ProductBase` and `ProductLeaf` speak of Product. */
function typeNameOf(declared: string): string {
  return declared.replace(/(Base|Leaf)$/, "");
}

/** The names in `SchemaValue<Brand | Organization | IdReference, "brand">`. */
function rangeOf(type: ts.TypeNode): string[] {
  const allowed = ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
  return partsOf(allowed).flatMap((part) =>
    ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName) ? [part.typeName.text] : [],
  );
}

/** The texts among the parts of a union. */
function textsOf(type: ts.TypeNode): string[] {
  return partsOf(type).flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
  );
}

function partsOf(type: ts.TypeNode | undefined): readonly ts.TypeNode[] {
  if (!type) return [];
  return ts.isUnionTypeNode(type) ? type.types : [type];
}
