import type { DemoDepartment } from "../shape";
import { care } from "./beauty/care";
import { health } from "./beauty/health";
import { looks } from "./beauty/looks";

export const beauty: DemoDepartment = {
  slug: "beauty",
  name: { en: "Beauty & health", fa: "زیبایی و سلامت" },
  description: {
    en: "Rose water, good soap and the few things a bathroom shelf really needs.",
    fa: "گلاب، صابون خوب و همان چند چیزی که قفسهٔ حمام واقعاً لازم دارد.",
  },
  emoji: "1f9f4",
  categories: [
    {
      slug: "body-care",
      name: { en: "Body care", fa: "مراقبت از پوست و بدن" },
      description: {
        en: "Short ingredient lists, from makers who can name their orchards.",
        fa: "ترکیبات کوتاه و روشن، از سازنده‌هایی که باغشان را می‌شناسند.",
      },
      emoji: "1f9fc",
      children: [
        {
          slug: "lotions-and-mists",
          name: { en: "Lotions & mists", fa: "لوسیون و گلاب" },
          description: {
            en: "Almond milk for the hands and rose water for the face.",
            fa: "شیر بادام برای دست و گلاب برای صورت.",
          },
          emoji: "1f9f4",
        },
        {
          slug: "soaps-and-bath",
          name: { en: "Soaps & bath", fa: "صابون و حمام" },
          description: {
            en: "Cured soaps, bath salt and a sponge that makes them foam.",
            fa: "صابون‌های عمل‌آمده، نمک حمام و اسفنجی که خوب کف می‌کند.",
          },
          emoji: "1f6c1",
        },
      ],
    },
    {
      slug: "make-up-and-nails",
      name: { en: "Make-up, nails & mirrors", fa: "آرایش، ناخن و آینه" },
      description: {
        en: "A few good colors and a mirror to see them in.",
        fa: "چند رنگ خوب و آینه‌ای برای تماشایشان.",
      },
      emoji: "1f484",
    },
    {
      slug: "hair-and-shaving",
      name: { en: "Hair & shaving", fa: "مو و اصلاح" },
      description: {
        en: "Combs that do not pull and a razor worth keeping.",
        fa: "شانه‌هایی که مو را نمی‌کشند و تیغی که به نگه داشتن می‌ارزد.",
      },
      emoji: "1faae",
    },
    {
      slug: "fragrance",
      name: { en: "Fragrance", fa: "عطر و ادوکلن" },
      description: {
        en: "Quiet scents in plain glass, made by the small batch.",
        fa: "عطرهای آرام در شیشه‌های ساده، ساخته‌شده در مقدار کم.",
      },
      emoji: "1f9ea",
    },
    {
      slug: "home-health",
      name: { en: "Home health", fa: "سلامت خانه" },
      description: {
        en: "What should be in the cupboard before anybody needs it.",
        fa: "چیزهایی که باید پیش از لازم شدن در خانه باشند.",
      },
      emoji: "1fa7a",
    },
  ],
  products: [...care, ...health, ...looks],
};
