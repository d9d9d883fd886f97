/** Home & kitchen: the department's tree; its products are joined from the folder beside it. */
import type { DemoDepartment } from "../shape";
import { cleaning } from "./home/cleaning";
import { cooking } from "./home/cooking";
import { decor } from "./home/decor";
import { furniture } from "./home/furniture";
import { table } from "./home/table";

export const home: DemoDepartment = {
  slug: "home",
  name: { en: "Home & kitchen", fa: "خانه و آشپزخانه" },
  description: {
    en: "Furniture, pots, cups and lights chosen to be used every day and kept for years.",
    fa: "از صندلی و قابلمه تا فنجان و چراغ؛ چیزهایی که هر روز به کار می‌آیند و سال‌ها می‌مانند.",
  },
  emoji: "1fad6",
  categories: [
    {
      slug: "furniture",
      name: { en: "Furniture & joinery", fa: "مبلمان و کارهای چوبی" },
      description: {
        en: "Solid frames, honest joints and fabrics you can actually clean.",
        fa: "کلاف محکم، اتصال درست و پارچه‌ای که واقعاً می‌شود تمیزش کرد.",
      },
      emoji: "1f6cb-fe0f",
      children: [
        {
          slug: "chairs-sofas",
          name: { en: "Chairs & sofas", fa: "صندلی و مبل" },
          description: {
            en: "Seats for long dinners, homework and quiet evenings.",
            fa: "برای شام‌های طولانی، مشق شب و عصرهای آرام.",
          },
          emoji: "1fa91",
        },
        {
          slug: "bedroom",
          name: { en: "Bedroom", fa: "اتاق خواب" },
          description: {
            en: "Beds that do not creak and linen that gets softer with washing.",
            fa: "تخت‌هایی که صدا نمی‌دهند و ملحفه‌هایی که با هر شست‌وشو نرم‌تر می‌شوند.",
          },
          emoji: "1f6cf-fe0f",
        },
        {
          slug: "doors-windows",
          name: { en: "Doors & windows", fa: "در و پنجره" },
          description: {
            en: "Ready-made doors and windows that arrive with everything needed to hang them.",
            fa: "در و پنجرهٔ آماده، همراه با هرچه برای نصبش لازم دارید.",
          },
          emoji: "1f6aa",
        },
      ],
    },
    {
      slug: "kitchen",
      name: { en: "Kitchen", fa: "آشپزخانه" },
      description: {
        en: "The pots, blades and small helpers that stand within reach of the stove.",
        fa: "قابلمه، کارد و ابزارهای کوچکی که همیشه باید دم دست باشند.",
      },
      emoji: "1f958",
      children: [
        {
          slug: "pots-pans",
          name: { en: "Pots & pans", fa: "قابلمه و تابه" },
          description: {
            en: "Heavy bases, even heat and handles that stay put.",
            fa: "کف سنگین، حرارت یکدست و دسته‌ای که لق نمی‌شود.",
          },
          emoji: "1f372",
        },
        {
          slug: "knives-cutlery",
          name: { en: "Knives & cutlery", fa: "کارد و قاشق‌وچنگال" },
          description: {
            en: "For the chopping board and for the laid table.",
            fa: "هم برای تختهٔ آشپزخانه، هم برای میز چیده‌شده.",
          },
          emoji: "1f52a",
        },
        {
          slug: "kitchen-helpers",
          name: { en: "Jars & helpers", fa: "بانکه و کمک‌آشپز" },
          description: {
            en: "Small things that keep a kitchen in order and on time.",
            fa: "چیزهای کوچکی که آشپزخانه را مرتب و سر وقت نگه می‌دارند.",
          },
          emoji: "1fad9",
        },
      ],
    },
    {
      slug: "tea-table",
      name: { en: "Tea & table", fa: "چای و سفره" },
      description: {
        en: "What you set out when somebody comes to visit, or when nobody does.",
        fa: "هرچه روی سفره می‌آید؛ چه مهمان داشته باشید، چه نه.",
      },
      emoji: "1f375",
      children: [
        {
          slug: "teapots-cups",
          name: { en: "Teapots & cups", fa: "قوری و فنجان" },
          description: {
            en: "Pots that pour without dripping and cups that keep their heat.",
            fa: "قوری‌هایی که چکه نمی‌کنند و فنجان‌هایی که زود سرد نمی‌شوند.",
          },
          emoji: "1fad6",
        },
        {
          slug: "plates-bowls-glasses",
          name: { en: "Plates, bowls & glasses", fa: "بشقاب، کاسه و لیوان" },
          description: {
            en: "Stackable, dishwasher-proof and easy to replace piece by piece.",
            fa: "روی هم می‌نشینند، در ماشین شسته می‌شوند و تک‌به‌تک جایگزین دارند.",
          },
          emoji: "1f37d-fe0f",
        },
      ],
    },
    {
      slug: "candles-lanterns",
      name: { en: "Candles & lanterns", fa: "شمع و فانوس" },
      description: {
        en: "Small warm lights for the table, the shelf and the balcony.",
        fa: "نورهای کوچک و گرم برای میز، طاقچه و بالکن.",
      },
      emoji: "1f56f-fe0f",
    },
    {
      slug: "mirrors-clocks-vases",
      name: { en: "Mirrors, clocks & vases", fa: "آینه، ساعت و گلدان" },
      description: {
        en: "The few objects that make a room look lived in.",
        fa: "همان چند تکه‌ای که به اتاق جان می‌دهند.",
      },
      emoji: "1fa9e",
    },
    {
      slug: "cleaning-washing",
      name: { en: "Cleaning & washing", fa: "نظافت و شست‌وشو" },
      description: {
        en: "Plain tools and mild soaps for the work that never quite ends.",
        fa: "ابزار ساده و صابون ملایم، برای کاری که هیچ‌وقت تمام نمی‌شود.",
      },
      emoji: "1f9f9",
    },
  ],
  products: [...furniture, ...cooking, ...table, ...decor, ...cleaning],
};
