import type { DemoDepartment } from "../shape";
import { bakery } from "./food/bakery";
import { drinks } from "./food/drinks";
import { fresh } from "./food/fresh";
import { pantry } from "./food/pantry";
import { sweetsNuts } from "./food/sweets-nuts";

export const food: DemoDepartment = {
  slug: "food",
  name: { en: "Food & drinks", fa: "خوراکی و نوشیدنی" },
  description: {
    en: "Bread that is still warm, honey with an address, and everything a good pantry likes to have in reserve.",
    fa: "نانی که هنوز گرم است، عسلی که شناسنامه دارد و هر آنچه یک انباریِ خوب باید داشته باشد.",
  },
  emoji: "1f36f",
  categories: [
    {
      slug: "coffee-tea-juice",
      name: { en: "Coffee, tea & juice", fa: "قهوه، چای و آبمیوه" },
      description: {
        en: "Something for the first hour of the day, and something for the long afternoon.",
        fa: "نوشیدنی‌هایی برای آغاز روز و برای بعدازظهرهای بلند.",
      },
      emoji: "2615",
    },
    {
      slug: "bread-pastries",
      name: { en: "Bread & pastries", fa: "نان و شیرینی تازه" },
      description: {
        en: "Loaves, croissants, pretzels and cookies from bakers who get up early.",
        fa: "نان، کروسان، پرتزل و کوکی از نانواهای سحرخیز.",
      },
      emoji: "1f950",
    },
    {
      slug: "sweets-chocolate",
      name: { en: "Sweets & chocolate", fa: "شکلات و شیرینی" },
      description: {
        en: "Bars, drops and filled pastries to go with tea, or to give away.",
        fa: "شکلات، آب‌نبات و کلوچه، برای کنار چای یا برای هدیه دادن.",
      },
      emoji: "1f36b",
    },
    {
      slug: "nuts-dried-fruit",
      name: { en: "Nuts & dried fruit", fa: "آجیل و میوهٔ خشک" },
      description: {
        en: "Roasted, shelled or dried, for bowls that empty themselves.",
        fa: "بوداده و خشک‌شده، برای کاسه‌هایی که خودبه‌خود خالی می‌شوند.",
      },
      emoji: "1f95c",
    },
    {
      slug: "pantry",
      name: { en: "Pantry", fa: "خواربار" },
      description: {
        en: "The quiet shelf from which a dinner can always be made.",
        fa: "قفسهٔ آرامی که همیشه می‌شود از آن شامی درآورد.",
      },
      emoji: "1f35a",
      children: [
        {
          slug: "rice-pasta-tins",
          name: { en: "Rice, pasta & tins", fa: "برنج، ماکارونی و کنسرو" },
          description: {
            en: "Rice, beans, spaghetti and tomatoes that wait patiently for their turn.",
            fa: "برنج، حبوبات، اسپاگتی و کنسروهایی که با حوصله منتظر نوبت خودند.",
          },
          emoji: "1f35d",
        },
        {
          slug: "honey-salt-spices",
          name: { en: "Honey, salt & spices", fa: "عسل، نمک و ادویه" },
          description: {
            en: "Small jars with a large effect, olives among them.",
            fa: "چاشنی‌های کوچکِ پراثر؛ از عسل و نمک تا فلفل و زیتون.",
          },
          emoji: "1f336-fe0f",
        },
      ],
    },
    {
      slug: "fresh-market",
      name: { en: "Fresh market", fa: "تازه‌بار" },
      description: {
        en: "What the farm and the orchard have brought in this week.",
        fa: "آنچه این هفته از دامداری و باغ رسیده است.",
      },
      emoji: "1f34e",
      children: [
        {
          slug: "dairy-eggs",
          name: { en: "Dairy & eggs", fa: "لبنیات و تخم‌مرغ" },
          description: {
            en: "Milk, butter, cheese and eggs, delivered chilled.",
            fa: "شیر، کره، پنیر و تخم‌مرغ که خنک به دستتان می‌رسد.",
          },
          emoji: "1f9c0",
        },
        {
          slug: "fruit-vegetables",
          name: { en: "Fruit & vegetables", fa: "میوه و سبزی" },
          description: {
            en: "Apples, grapes and garlic in their season, picked ripe.",
            fa: "سیب، انگور و سیر در فصل خودشان، رسیده و دست‌چین.",
          },
          emoji: "1f347",
        },
      ],
    },
  ],
  products: [...drinks, ...bakery, ...sweetsNuts, ...pantry, ...fresh],
};
