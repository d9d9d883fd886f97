import type { Shapes } from "../survey";
import { attributeKind } from "./attributes";
import { brandKind } from "./brands";
import { categoryKind } from "./categories";
import { departmentKind } from "./departments";
import type { Kind } from "./kind";
import { menuKind } from "./menus";
import { pictureKind } from "./pictures";
import { productPatch } from "./product-record";
import { siteDefaultKind } from "./site-default";
import { translationKind } from "./translations";

const shapeOf = <R>({ patch, long = false }: Kind<R>) => ({ patch, long });

/** How the records of every kind are written. */
export function shapesOf(packageName: string): Shapes {
  return {
    site_default: shapeOf(siteDefaultKind),
    translations: shapeOf(translationKind(packageName)),
    menus: shapeOf(menuKind),
    pictures: shapeOf(pictureKind),
    departments: shapeOf(departmentKind),
    categories: shapeOf(categoryKind),
    brands: shapeOf(brandKind),
    attributes: shapeOf(attributeKind),
    products: { patch: productPatch, long: true },
  };
}
