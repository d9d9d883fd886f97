import type { Shapes } from "../validation-pass";
import { attributeType } from "./attributes";
import { brandType } from "./brands";
import { categoryType } from "./categories";
import { departmentType } from "./departments";
import type { EntityType } from "./entity-type";
import { menuType } from "./menus";
import { pictureType } from "./pictures";
import { productPatch } from "./product-record";
import { siteDefaultType } from "./site-default";
import { translationType } from "./translations";

const shapeOf = <R>({ patch, long = false }: EntityType<R>) => ({ patch, long });

/** How the records of every kind are written. */
export function shapesOf(packageName: string): Shapes {
  return {
    site_default: shapeOf(siteDefaultType),
    translations: shapeOf(translationType(packageName)),
    menus: shapeOf(menuType),
    pictures: shapeOf(pictureType),
    departments: shapeOf(departmentType),
    categories: shapeOf(categoryType),
    brands: shapeOf(brandType),
    attributes: shapeOf(attributeType),
    products: { patch: productPatch, long: true },
  };
}
