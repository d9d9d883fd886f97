import type { DemoDepartment } from "../shape";
import { reading } from "./books/reading";
import { stationery } from "./books/stationery";

export const books: DemoDepartment = {
  slug: "books",
  name: { en: "Books & stationery", fa: "کتاب و لوازم تحریر" },
  description: {
    en: "Something to read, something to write with, and paper that is worth the ink.",
    fa: "چیزی برای خواندن، چیزی برای نوشتن و کاغذی که به جوهرش بیرزد.",
  },
  emoji: "1f4da",
  categories: [
    {
      slug: "books-to-read",
      name: { en: "Books", fa: "کتاب" },
      description: {
        en: "Classics and new voices, in Persian and in English.",
        fa: "آثار ماندگار و صداهای تازه، به فارسی و انگلیسی.",
      },
      emoji: "1f4d6",
      children: [
        {
          slug: "novels-stories",
          name: { en: "Novels & stories", fa: "رمان و داستان" },
          description: {
            en: "For one sleepless night or a whole rainy week.",
            fa: "برای یک شب بی‌خوابی یا یک هفتهٔ بارانی.",
          },
          emoji: "1f4d5",
        },
        {
          slug: "poetry-legends",
          name: { en: "Poetry & legends", fa: "شعر و افسانه" },
          description: {
            en: "Hafez, Ferdowsi and the verses that families know by heart.",
            fa: "حافظ و فردوسی و بیت‌هایی که در خانه‌ها از بر می‌خوانند.",
          },
          emoji: "1f4d7",
        },
        {
          slug: "cookbooks-maps",
          name: { en: "Cookbooks, maps & globes", fa: "کتاب آشپزی، نقشه و کره" },
          description: {
            en: "Books and maps to use with your hands.",
            fa: "کتاب‌ها و نقشه‌هایی که باید دست گرفت و به کار برد.",
          },
          emoji: "1f5fa-fe0f",
        },
      ],
    },
    {
      slug: "notebooks-calendars",
      name: { en: "Notebooks & calendars", fa: "دفتر و تقویم" },
      description: {
        en: "Blank pages and numbered days.",
        fa: "صفحه‌های سفید و روزهای شماره‌دار.",
      },
      emoji: "1f4d3",
    },
    {
      slug: "writing-drawing",
      name: { en: "Writing & drawing", fa: "نوشت‌افزار" },
      description: {
        en: "Pencils, pens and rulers that do what the hand intends.",
        fa: "مداد، خودنویس و خط‌کشی که از دست فرمان می‌برد.",
      },
      emoji: "1f58b-fe0f",
    },
    {
      slug: "desk-filing",
      name: { en: "Desk & filing", fa: "میز کار و بایگانی" },
      description: {
        en: "Clips, scissors, folders and boxes for a desk one can think at.",
        fa: "گیره، قیچی، پوشه و جعبه برای میزی که پشتش بشود فکر کرد.",
      },
      emoji: "1f4c1",
    },
  ],
  products: [...reading, ...stationery],
};
