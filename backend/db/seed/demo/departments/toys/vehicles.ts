import type { DemoProduct } from "../../shape";

export const vehicles: DemoProduct[] = [
  {
    key: "family-wagon-toy-car",
    category: "toy-vehicles",
    brand: "narvan",
    name: { en: "Family Wagon Toy Car", fa: "ماشین خانوادگی چوبی" },
    subtitle: { en: "Painted beech with rubber tyres", fa: "چوب راش رنگ‌شده با تایر لاستیکی" },
    summary: {
      en: "A chunky wooden car that rolls across the whole room on one push.",
      fa: "ماشین چوبی تپلی که با یک هل تا آن سر اتاق می‌رود.",
    },
    description: {
      en: [
        "The body is cut from one block of beech and painted with water-based color, and the " +
          "steel axles run in drilled holes, so the wheels stay true for years of hallway races.",
        "Rubber tyres make it quiet on tiles and kind to skirting boards. A ten-year-old will " +
          "still find it in the box and give it a push. Wipe with a damp cloth.",
      ],
      fa: [
        "بدنه از یک تکه چوب راش بریده شده و با رنگ پایه‌آب رنگ خورده؛ محورهای استیل هم در " +
          "سوراخ‌های مته‌شده می‌چرخند و چرخ‌ها بعد از سال‌ها مسابقه در راهرو لق نمی‌شوند.",
        "تایر لاستیکی روی سرامیک صدا نمی‌دهد و قرنیز را زخمی نمی‌کند. بچهٔ ده‌ساله هم که ته " +
          "جعبه پیدایش کند، یک هلش می‌دهد. با دستمال نم‌دار پاکش کنید.",
      ],
    },
    rating: 4.6,
    ratingCount: 233,
    sold: 1750,
    age: 360,
    object: { emoji: "1f697" },
    companions: [{ emoji: "1f333" }],
    facts: {
      material: ["wood", "rubber"],
      age_group: "a3",
      audience: "kids",
      length: 16,
      origin: "iran",
    },
    variants: [
      {
        options: { color: "red" },
        usd: 1600,
        irr: 11_200_000,
        usdWas: 2000,
        irrWas: 14_000_000,
        stock: 48,
      },
      {
        options: { color: "green" },
        usd: 1600,
        irr: 11_200_000,
        usdWas: 2000,
        irrWas: 14_000_000,
        stock: 21,
      },
      {
        options: { color: "blue" },
        usd: 1600,
        irr: 11_200_000,
        usdWas: 2000,
        irrWas: 14_000_000,
        stock: 30,
      },
      {
        options: { color: "purple" },
        usd: 1600,
        irr: 11_200_000,
        usdWas: 2000,
        irrWas: 14_000_000,
        stock: 6,
      },
    ],
  },
  {
    key: "valley-steam-engine",
    category: "toy-vehicles",
    brand: "bergmann",
    name: { en: "Valley Steam Engine", fa: "لوکوموتیو بخار" },
    subtitle: {
      en: "Wind-up tin locomotive with a red cab",
      fa: "لوکوموتیو کوکی فلزی با اتاقک قرمز",
    },
    summary: {
      en: "A clockwork engine that puffs along for a good minute, no rails needed.",
      fa: "لوکوموتیوی کوکی که یک دقیقهٔ تمام راه می‌رود و ریل هم نمی‌خواهد.",
    },
    description: {
      en: [
        "Wind it twelve turns and it sets off with the tick of an old kitchen timer. A lever " +
          "under the cab makes it run straight or in a circle the size of a dining table.",
        "The boiler is pressed tin with rolled edges, so no corner is sharp. The key stays in " +
          "place and cannot be lost. One drop of sewing-machine oil a year keeps the clockwork " +
          "cheerful.",
      ],
      fa: [
        "دوازده دور کوکش کنید تا با تیک‌تاک ساعت‌های قدیمی آشپزخانه راه بیفتد. اهرم زیر اتاقک " +
          "تعیین می‌کند صاف برود یا دایره‌ای به‌اندازهٔ میز غذاخوری بزند.",
        "دیگ بخارش ورق پرس‌شده با لبهٔ برگشته است و هیچ گوشه‌ای تیز نیست. کلید سر جایش ثابت " +
          "است و گم نمی‌شود. سالی یک قطره روغن چرخ‌خیاطی حال کوکش را خوب نگه می‌دارد.",
      ],
    },
    guarantee: { en: "12-month guarantee on the clockwork", fa: "۱۲ ماه ضمانت موتور کوکی" },
    rating: 4.8,
    ratingCount: 84,
    sold: 360,
    age: 520,
    object: { emoji: "1f682" },
    companions: [{ emoji: "1f381" }],
    facts: {
      material: "iron",
      age_group: "a6",
      power_source: "manual",
      length: 21,
      origin: "germany",
    },
    variants: [{ options: {}, usd: 3800, irr: 26_600_000, stock: 17 }],
  },
  {
    key: "moonward-rocket",
    category: "toy-vehicles",
    brand: "setareh",
    name: { en: "Moonward Wooden Rocket", fa: "موشک چوبی ماه‌پیما" },
    subtitle: {
      en: "Three stages that stack with magnets",
      fa: "سه مرحله که با آهن‌ربا روی هم می‌نشینند",
    },
    summary: {
      en: "A rocket that comes apart in three, as real ones do, and goes together with a click.",
      fa: "موشکی که مثل واقعی‌ها سه‌تکه می‌شود و با یک تق سر هم می‌رود.",
    },
    description: {
      en: [
        "Nose, cabin and engine are held by magnets sunk deep in the wood and covered with " +
          "beech plugs. Pull a stage away during the countdown and the rest flies on.",
        "It stands on three red fins and is as tall as a milk bottle. The round window is real " +
          "acrylic, so something small can look out. Paint is water-based; a dry cloth cleans it.",
      ],
      fa: [
        "دماغه، اتاقک و موتور با آهن‌رباهایی به هم می‌چسبند که در عمق چوب پنهان شده و رویشان " +
          "درپوش راش خورده است. وسط شمارش معکوس یک مرحله را جدا کنید، بقیه به راهش ادامه می‌دهد.",
        "روی سه بالهٔ قرمز می‌ایستد و قدش هم‌قد بطری شیر است. پنجرهٔ گردش شفاف است تا چیز " +
          "کوچکی از آن بیرون را ببیند. رنگش پایه‌آب است و با دستمال خشک تمیز می‌شود.",
      ],
    },
    rating: 4.7,
    ratingCount: 149,
    sold: 820,
    age: 135,
    object: { emoji: "1f680" },
    companions: [{ emoji: "1f52d" }],
    facts: { material: "wood", age_group: "a3", audience: "kids", length: 26 },
    variants: [{ options: {}, usd: 2900, irr: 20_300_000, stock: 28 }],
  },
  {
    key: "pond-sailing-boat",
    category: "toy-vehicles",
    brand: "arvand",
    name: { en: "Pond Sailing Boat", fa: "قایق بادبانی حوضچه" },
    subtitle: {
      en: "Lime-wood hull, cotton sail, lead-free keel",
      fa: "بدنهٔ زیرفون، بادبان نخی، تیرک بدون سرب",
    },
    summary: {
      en: "A small boat that truly sails, on any pool with a breath of wind.",
      fa: "قایق کوچکی که راستی‌راستی بادبان می‌کشد؛ کافی است حوض باشد و نسیمی.",
    },
    description: {
      en: [
        "The keel is weighted with steel, so it rights itself after a gust, and the sail " +
          "swings on a brass ring. Set the rudder with a thumb and it sails a wide curve back " +
          "towards you.",
        "The hull has four coats of varnish, the last one by hand. Let it dry before putting " +
          "it away, and tie a long thread to the bow on windy days.",
      ],
      fa: [
        "تیرک زیرینش با فولاد سنگین شده و بعد از هر تندباد خودش راست می‌شود؛ بادبان هم روی " +
          "حلقهٔ برنجی می‌چرخد. سکان را با شست تنظیم کنید تا با یک قوس باز به طرف خودتان برگردد.",
        "بدنه چهار دست جلا دارد که دست آخرش با قلم‌مو خورده است. پیش از جمع کردن بگذارید خشک " +
          "شود و روزهای پرباد نخ بلندی به سرش ببندید.",
      ],
    },
    rating: 4.4,
    ratingCount: 35,
    sold: 160,
    age: 310,
    object: { emoji: "26f5" },
    companions: [{ emoji: "1f986" }],
    facts: {
      material: ["wood", "cotton"],
      age_group: "a6",
      waterproof: true,
      handmade: true,
      length: 34,
    },
    variants: [{ options: {}, usd: 4200, irr: 29_400_000, stock: 10 }],
  },
];
