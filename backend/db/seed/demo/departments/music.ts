import type { DemoDepartment } from "../shape";
import { art } from "./music/art";
import { instruments } from "./music/instruments";

export const music: DemoDepartment = {
  slug: "music",
  name: { en: "Music & art", fa: "موسیقی و هنر" },
  description: {
    en: "Instruments, colors and frames for people who would rather make something this evening.",
    fa: "ساز، رنگ و قاب برای آن‌هایی که امشب می‌خواهند چیزی بسازند.",
  },
  emoji: "1f3b8",
  categories: [
    {
      slug: "string-instruments",
      name: { en: "String instruments", fa: "سازهای زهی" },
      description: {
        en: "Guitars, violins and a banjo, set up before they leave us.",
        fa: "گیتار، ویولن و بانجو؛ همه پیش از ارسال کوک و تنظیم می‌شوند.",
      },
      emoji: "1f3bb",
    },
    {
      slug: "keys-and-winds",
      name: { en: "Keys & winds", fa: "کلاویه‌ای و بادی" },
      description: {
        en: "Instruments that sing with air, bellows or a fingertip.",
        fa: "سازهایی که با نفس، دَم یا سرانگشت می‌خوانند.",
      },
      emoji: "1f3b7",
      children: [
        {
          slug: "keyboard-instruments",
          name: { en: "Pianos & accordions", fa: "پیانو و آکاردئون" },
          description: {
            en: "Black and white keys for home and party.",
            fa: "کلاویه‌های سیاه و سفید برای خانه و مهمانی.",
          },
          emoji: "1f3b9",
        },
        {
          slug: "wind-instruments",
          name: { en: "Wind instruments", fa: "سازهای بادی" },
          description: {
            en: "From the school recorder to the alto saxophone.",
            fa: "از ریکوردر مدرسه تا ساکسوفون آلتو.",
          },
          emoji: "1f3ba",
        },
      ],
    },
    {
      slug: "drums-percussion",
      name: { en: "Drums & percussion", fa: "سازهای کوبه‌ای" },
      description: {
        en: "Wood, skin and a steady hand.",
        fa: "چوب، پوست و دستی که ضرب را نگه می‌دارد.",
      },
      emoji: "1fa98",
    },
    {
      slug: "art-materials",
      name: { en: "Art materials", fa: "ابزار هنر" },
      description: {
        en: "For coloring, painting and writing beautifully.",
        fa: "برای رنگ کردن، نقاشی و خوش نوشتن.",
      },
      emoji: "1f3a8",
      children: [
        {
          slug: "painting-supplies",
          name: { en: "Painting", fa: "نقاشی" },
          description: { en: "Palettes and brushes that behave.", fa: "پالت و قلم‌موی خوش‌دست." },
          emoji: "1f58c-fe0f",
        },
        {
          slug: "drawing-writing",
          name: { en: "Drawing & writing", fa: "طراحی و نوشتن" },
          description: {
            en: "Crayons for small hands, pens for patient ones.",
            fa: "مداد شمعی برای دست‌های کوچک، خودنویس برای دست‌های صبور.",
          },
          emoji: "1f58b-fe0f",
        },
      ],
    },
    {
      slug: "frames-film",
      name: { en: "Frames & film", fa: "قاب و فیلم" },
      description: {
        en: "Take a picture slowly, then give it a wall.",
        fa: "عکسی آرام بگیرید و دیواری به آن بدهید.",
      },
      emoji: "1f5bc-fe0f",
    },
  ],
  products: [...instruments, ...art],
};
