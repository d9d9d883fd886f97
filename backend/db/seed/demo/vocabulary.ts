import type { attributeOptions, attributes as attributeTable } from "../../tables/attributes";
import type { brands as brandTable } from "../../tables/taxonomy";
import { attributes, type DemoAttribute } from "./attributes";
import { brands } from "./brands";

type Stored<T extends { $inferInsert: object }> = T["$inferInsert"] & { id: number };

export interface Vocabulary {
  brandRows: Stored<typeof brandTable>[];
  attributeRows: Stored<typeof attributeTable>[];
  optionRows: Stored<typeof attributeOptions>[];
  brands: Map<string, number>;
  attributes: Map<string, number>;
  /** By `attribute.option`. */
  options: Map<string, number>;
}

/** Brands, attributes and options of the demo as rows, and the ids that its products refer to. */
export function buildVocabulary(): Vocabulary {
  const made: Vocabulary = {
    brandRows: Object.entries(brands).map(([slug, name], place) => ({
      id: place + 1,
      slug,
      name: { ...name },
    })),
    attributeRows: [],
    optionRows: [],
    brands: new Map(),
    attributes: new Map(),
    options: new Map(),
  };
  for (const { slug, id } of made.brandRows) made.brands.set(slug, id);
  for (const [code, attribute] of Object.entries<DemoAttribute>(attributes)) {
    addAttribute(made, code, attribute);
  }
  return made;
}

function addAttribute(made: Vocabulary, code: string, attribute: DemoAttribute): void {
  const id = made.attributeRows.length + 1;
  const { name, type, unit, isFilter, isVariant } = attribute;
  made.attributeRows.push({
    id,
    code,
    name: { ...name },
    type,
    unit: unit ? { ...unit } : null,
    isFilter,
    isVariant,
    sort: id,
  });
  made.attributes.set(code, id);
  const options = type === "bool" ? [{ code: "yes", name }] : (attribute.options ?? []);
  options.forEach((option, sort) => {
    const optionId = made.optionRows.length + 1;
    made.optionRows.push({
      id: optionId,
      attributeId: id,
      code: option.code,
      name: { ...option.name },
      swatch: "swatch" in option ? (option.swatch ?? null) : null,
      sort,
    });
    made.options.set(`${code}.${option.code}`, optionId);
  });
}
