import { moveVersion } from "../../../features/catalog/refresh/move-version";
import type { Database } from "../../database";
import { type MenuTarget, menuItems } from "../../tables/site";
import { demoDepartments } from "./departments";
import type { Both } from "./shape";

interface DemoEntry {
  title: Both;
  icon?: string;
  target: MenuTarget;
  children?: DemoEntry[];
}

const listing = (gen: string): MenuTarget => ({ name: "products", params: { gen } });

/** What the home page's menu leads to: the listings, then the departments. */
function homeMenu(): DemoEntry[] {
  return [
    { title: { en: "New", fa: "تازه‌ها" }, target: listing("new") },
    { title: { en: "Sale", fa: "تخفیف‌ها" }, target: listing("sale") },
    { title: { en: "Popular", fa: "پرفروش‌ها" }, target: listing("popular") },
    {
      title: { en: "Departments", fa: "راسته‌ها" },
      target: { name: "products", params: {} },
      children: demoDepartments.map(({ name, slug }) => ({ title: name, target: listing(slug) })),
    },
  ];
}

/** Writes the home menu (R-API-11), unless the shop has one. */
export async function seedMenu(database: Database): Promise<void> {
  await database.transaction(async (q) => {
    const [standing] = await q.select({ id: menuItems.id }).from(menuItems).limit(1);
    if (standing) return;
    const write = async (entries: DemoEntry[], parentId: number | null): Promise<void> => {
      for (const [sort, { title, icon, target, children }] of entries.entries()) {
        const [made] = await q
          .insert(menuItems)
          .values({ menu: "home", parentId, title: { ...title }, icon, target, sort })
          .returning({ id: menuItems.id });
        if (made && children) await write(children, made.id);
      }
    };
    await write(homeMenu(), null);
    await moveVersion(q);
  });
}
