import { beauty } from "./departments/beauty";
import { books } from "./departments/books";
import { digital } from "./departments/digital";
import { fashion } from "./departments/fashion";
import { food } from "./departments/food";
import { garden } from "./departments/garden";
import { home } from "./departments/home";
import { music } from "./departments/music";
import { sport } from "./departments/sport";
import { toys } from "./departments/toys";
import type { DemoDepartment } from "./shape";

/** The demo shop's departments in the order of its home page. */
export const demoDepartments: readonly DemoDepartment[] = [
  digital,
  fashion,
  home,
  beauty,
  food,
  books,
  toys,
  sport,
  music,
  garden,
];
