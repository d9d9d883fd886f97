/** Garden & tools: the department's tree; its products are joined from the folder beside it. */
import type { DemoDepartment } from "../shape";
import { plants } from "./garden/plants";
import { tools } from "./garden/tools";

export const garden: DemoDepartment = {
  slug: "garden",
  name: { en: "Garden & tools", fa: "باغ و ابزار" },
  description: {
    en: "Plants that want to live, and tools that will outlast the job.",
    fa: "گیاهانی که دل به ماندن داده‌اند و ابزاری که از خودِ کار بیشتر عمر می‌کند.",
  },
  emoji: "1fab4",
  categories: [
    {
      slug: "plants-flowers",
      name: { en: "Plants & flowers", fa: "گل و گیاه" },
      description: {
        en: "Grown nearby, packed upright and sent with a note on watering.",
        fa: "پرورش‌یافته در همین نزدیکی، ایستاده بسته‌بندی‌شده و همراه با راهنمای آبیاری.",
      },
      emoji: "1f490",
      children: [
        {
          slug: "houseplants",
          name: { en: "Houseplants", fa: "گیاهان آپارتمانی" },
          description: {
            en: "Patient plants for windowsills, desks and forgetful owners.",
            fa: "گیاهان صبور برای لب پنجره، میز کار و صاحبان فراموش‌کار.",
          },
          emoji: "1fab4",
        },
        {
          slug: "bouquets-cut-flowers",
          name: { en: "Bouquets & cut flowers", fa: "دسته‌گل و گل شاخه‌بریده" },
          description: {
            en: "Cut at dawn and tied the same morning.",
            fa: "سپیده‌دم چیده و همان صبح بسته می‌شوند.",
          },
          emoji: "1f339",
        },
        {
          slug: "seeds-bulbs-seedlings",
          name: { en: "Seeds, bulbs & seedlings", fa: "بذر، پیاز و نشا" },
          description: {
            en: "This year's harvest, tested for germination before it is packed.",
            fa: "برداشت امسال، که پیش از بسته‌بندی جوانه‌زنی‌اش را آزموده‌ایم.",
          },
          emoji: "1f331",
        },
      ],
    },
    {
      slug: "garden-care",
      name: { en: "Garden care", fa: "نگهداری باغچه" },
      description: {
        en: "Gloves and pails for the hours spent on your knees in the soil.",
        fa: "دستکش و سطل، برای ساعت‌هایی که روی زانو در خاک می‌گذرد.",
      },
      emoji: "1f9e4",
    },
    {
      slug: "hand-tools",
      name: { en: "Hand tools", fa: "ابزار دستی" },
      description: {
        en: "Forged, ground and balanced; nothing here needs charging.",
        fa: "آهنگری‌شده، تیز و خوش‌دست؛ هیچ‌کدام شارژ نمی‌خواهد.",
      },
      emoji: "1f6e0-fe0f",
      children: [
        {
          slug: "hammers-spanners-drivers",
          name: { en: "Hammers, spanners & screwdrivers", fa: "چکش، آچار و پیچ‌گوشتی" },
          description: {
            en: "What you reach for when something is loose.",
            fa: "همان‌ها که وقتی چیزی لق می‌شود سراغشان می‌روید.",
          },
          emoji: "1f528",
        },
        {
          slug: "saws-axes",
          name: { en: "Saws & axes", fa: "اره و تبر" },
          description: {
            en: "Edges that come sharp and can be sharpened again.",
            fa: "لبه‌هایی که تیز می‌رسند و باز هم تیز می‌شوند.",
          },
          emoji: "1fa9a",
        },
      ],
    },
    {
      slug: "fixings-hooks-magnets",
      name: { en: "Fixings, hooks & magnets", fa: "پیچ، قلاب و آهنربا" },
      description: {
        en: "The small metal parts that hold everything else in place.",
        fa: "قطعه‌های فلزی کوچکی که بقیهٔ چیزها را سر جایشان نگه می‌دارند.",
      },
      emoji: "1f529",
    },
    {
      slug: "workshop",
      name: { en: "Boxes, ladders & torches", fa: "جعبه‌ابزار، نردبان و چراغ‌قوه" },
      description: {
        en: "To carry the tools, reach the spot and see what you are doing.",
        fa: "برای بردن ابزار، رسیدن به بالا و دیدن کاری که می‌کنید.",
      },
      emoji: "1f9f0",
    },
  ],
  products: [...plants, ...tools],
};
