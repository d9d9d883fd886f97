import type { DemoDepartment } from "../shape";
import { audio } from "./digital/audio";
import { computers } from "./digital/computers";
import { phones } from "./digital/phones";
import { screens } from "./digital/screens";

export const digital: DemoDepartment = {
  slug: "digital",
  name: { en: "Digital goods", fa: "کالای دیجیتال" },
  description: {
    en: "Phones, computers, sound and pictures: machines chosen because they last and stay out of the way.",
    fa: "گوشی، رایانه، صدا و تصویر؛ دستگاه‌هایی که برای دوام و بی‌دردسر بودنشان برگزیده‌ایم.",
  },
  emoji: "1f4bb",
  categories: [
    {
      slug: "phones-telephones",
      name: { en: "Phones", fa: "تلفن و گوشی" },
      description: {
        en: "For the pocket, the desk and the hallway.",
        fa: "برای جیب، روی میز و کنار در ورودی.",
      },
      emoji: "1f4f1",
      children: [
        {
          slug: "smartphones",
          name: { en: "Smartphones", fa: "گوشی هوشمند" },
          description: {
            en: "Everyday, compact and hard-wearing handsets.",
            fa: "گوشی‌های روزمره، جمع‌وجور و جان‌سخت.",
          },
          emoji: "1f4f1",
        },
        {
          slug: "home-phones",
          name: { en: "Desk telephones & fax", fa: "تلفن رومیزی و فکس" },
          description: {
            en: "Wired sets with a good bell and honest buttons.",
            fa: "دستگاه‌های باسیم با زنگ رسا و دکمه‌های درشت.",
          },
          emoji: "260e-fe0f",
        },
      ],
    },
    {
      slug: "computers",
      name: { en: "Computers", fa: "رایانه" },
      description: {
        en: "Machines for work and study, and all that stands around them.",
        fa: "دستگاه‌های کار و درس و هرچه دوروبرشان می‌نشیند.",
      },
      emoji: "1f5a5-fe0f",
      children: [
        {
          slug: "laptops-desktops",
          name: { en: "Laptops & desktops", fa: "لپ‌تاپ و رایانهٔ رومیزی" },
          description: {
            en: "From the light notebook to the family screen.",
            fa: "از لپ‌تاپ سبک تا رایانهٔ خانواده.",
          },
          emoji: "1f4bb",
        },
        {
          slug: "keyboards-mice",
          name: { en: "Keyboards & mice", fa: "صفحه‌کلید و ماوس" },
          description: {
            en: "The parts your hands touch all day.",
            fa: "همان‌هایی که دست از صبح تا شب لمسشان می‌کند.",
          },
          emoji: "2328-fe0f",
        },
        {
          slug: "printers-storage",
          name: { en: "Printers & storage", fa: "چاپگر و حافظه" },
          description: {
            en: "To put things on paper, or keep them safe.",
            fa: "برای روی کاغذ آوردن یا به یادگار نگه داشتن.",
          },
          emoji: "1f5a8-fe0f",
        },
      ],
    },
    {
      slug: "sound-radio",
      name: { en: "Sound", fa: "صدا" },
      description: {
        en: "Listening, speaking and turning the dial.",
        fa: "شنیدن، گفتن و چرخاندن پیچ رادیو.",
      },
      emoji: "1f3a7",
      children: [
        {
          slug: "headphones",
          name: { en: "Headphones", fa: "هدفون" },
          description: {
            en: "Wireless for the road, wired for the studio.",
            fa: "بی‌سیم برای راه، باسیم برای استودیو.",
          },
          emoji: "1f3a7",
        },
        {
          slug: "microphones",
          name: { en: "Microphones", fa: "میکروفون" },
          description: {
            en: "For podcasts, lessons and the wedding stage.",
            fa: "برای پادکست، تدریس و صحنهٔ عروسی.",
          },
          emoji: "1f399-fe0f",
        },
        {
          slug: "radios",
          name: { en: "Radios", fa: "رادیو" },
          description: {
            en: "Company in the kitchen and at the campfire.",
            fa: "همدم آشپزخانه و کنار آتش.",
          },
          emoji: "1f4fb",
        },
      ],
    },
    {
      slug: "cameras-screens",
      name: { en: "Cameras & screens", fa: "دوربین و نمایش" },
      description: {
        en: "Take the picture, then gather round to watch it.",
        fa: "تصویر را بگیرید و بعد دور هم تماشایش کنید.",
      },
      emoji: "1f4f7",
      children: [
        {
          slug: "digital-cameras",
          name: { en: "Digital cameras", fa: "دوربین دیجیتال" },
          description: {
            en: "For still pictures and family films.",
            fa: "برای عکس و فیلم‌های خانوادگی.",
          },
          emoji: "1f4f9",
        },
        {
          slug: "tvs-projectors",
          name: { en: "TVs & projectors", fa: "تلویزیون و آپارات" },
          description: {
            en: "Small sets and light on the wall.",
            fa: "تلویزیون‌های کوچک و نوری روی دیوار.",
          },
          emoji: "1f4fa",
        },
      ],
    },
    {
      slug: "game-controllers",
      name: { en: "Game controllers", fa: "دستهٔ بازی" },
      description: {
        en: "Pads and sticks for a friendly evening match.",
        fa: "دسته و جوی‌استیک برای رقابت‌های دوستانهٔ شبانه.",
      },
      emoji: "1f3ae",
    },
    {
      slug: "watches-power",
      name: { en: "Smart watches & power", fa: "ساعت هوشمند و باتری" },
      description: {
        en: "Time on the wrist and energy in the pocket.",
        fa: "زمان روی مچ و انرژی در جیب.",
      },
      emoji: "231a",
    },
  ],
  products: [...phones, ...computers, ...audio, ...screens],
};
