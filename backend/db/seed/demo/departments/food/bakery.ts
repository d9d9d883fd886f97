import type { DemoProduct } from "../../shape";

export const bakery: DemoProduct[] = [
  {
    key: "country-sourdough-loaf",
    category: "bread-pastries",
    brand: "oakline",
    name: { en: "Country sourdough loaf", fa: "نان خمیرترش روستایی" },
    subtitle: {
      en: "Baked in a tin, with a thin, chewy crust",
      fa: "پخته در قالب، با پوستهٔ نازک و مغز نرم",
    },
    summary: {
      en: "A sandwich loaf raised slowly for eighteen hours, mild enough for jam and firm enough for cheese.",
      fa: "نان قالبی که هجده ساعت آرام ور می‌آید؛ آن‌قدر ملایم که به مربا بیاید و آن‌قدر محکم که پنیر را نگه دارد.",
    },
    description: {
      en: [
        "Flour, water, salt and a starter that our baker has fed every day for eleven years. The slow rise gives the crumb a gentle tang and lets the loaf stay fresh for four days.",
        "Store it cut side down on a board or in a cloth bag. On the fifth day, toast it; if there is still some left, freeze it in slices.",
      ],
      fa: [
        "آرد است و آب و نمک، به اضافهٔ خمیرترشی که نانوای ما یازده سال است هر روز به آن غذا می‌دهد. ور آمدنِ آرام، مغز نان را کمی ترش‌مزه می‌کند و تا چهار روز تازه نگه می‌دارد.",
        "از سمتِ بریده روی تخته بگذارید یا در کیسهٔ پارچه‌ای نگه دارید. روز پنجم برشته‌اش کنید و اگر باز هم ماند، ورقه‌ورقه فریز کنید.",
      ],
    },
    rating: 4.8,
    ratingCount: 271,
    sold: 1640,
    age: 260,
    object: { emoji: "1f35e" },
    companions: [{ emoji: "1f9c8" }, { emoji: "1f36f" }],
    facts: { diet: ["vegan", "halal"], weight: 750, handmade: true },
    variants: [{ options: {}, usd: 799, irr: 3_900_000, stock: 14 }],
  },
  {
    key: "all-butter-croissants",
    category: "bread-pastries",
    brand: "tesselle",
    name: { en: "All-butter croissants", fa: "کروسان تمام‌کره" },
    subtitle: {
      en: "Twenty-seven layers, baked before dawn",
      fa: "بیست‌وهفت لایه، پخته پیش از سپیده",
    },
    summary: {
      en: "Flaky croissants made with cultured butter, crisp outside and honeycombed within.",
      fa: "کروسان‌های لایه‌لایه با کرهٔ تخمیری؛ بیرون ترد و درون مثل کندوی عسل.",
    },
    description: {
      en: [
        "The dough rests for two nights between foldings, so the layers stay apart and the butter stays where it belongs. You will need a plate: they shed flakes as they should.",
        "They arrive baked. Five minutes in a hot oven, never in the microwave, brings back the crackle. They also freeze well for up to a month.",
      ],
      fa: [
        "خمیر میان تا زدن‌ها دو شب استراحت می‌کند تا لایه‌ها از هم جدا بمانند و کره سر جای خودش باشد. بشقاب فراموش نشود؛ کروسانِ خوب پوسته می‌ریزد و این یکی هم همین‌طور.",
        "پخته به دستتان می‌رسد. پنج دقیقه در فر داغ، و نه در مایکروویو، تردی را برمی‌گرداند. تا یک ماه هم در فریزر خوب می‌ماند.",
      ],
    },
    rating: 4.6,
    ratingCount: 189,
    sold: 1325,
    age: 148,
    object: { emoji: "1f950" },
    companions: [{ emoji: "2615" }],
    facts: { diet: ["vegetarian", "halal"], weight: 70, handmade: true },
    variants: [
      { options: { pack: "single" }, usd: 299, irr: 1_490_000, stock: 40 },
      { options: { pack: "set2" }, usd: 599, irr: 2_900_000, stock: 32 },
      { options: { pack: "set4" }, usd: 1099, irr: 5_600_000, stock: 20 },
      { options: { pack: "set6" }, usd: 1499, irr: 7_900_000, stock: 3 },
    ],
  },
  {
    key: "soft-salted-pretzels",
    category: "bread-pastries",
    brand: "bergmann",
    name: { en: "Soft salted pretzels", fa: "پرتزل نرم نمکی" },
    subtitle: { en: "Knotted by hand, with coarse salt on top", fa: "گره‌زده با دست، با نمک درشت" },
    summary: {
      en: "Chewy, chestnut-brown pretzels with a slit along the belly and crystals of coarse salt.",
      fa: "پرتزل‌های نرم و بلوطی‌رنگ با شکافی در کمر و دانه‌های درشت نمک.",
    },
    description: {
      en: [
        "Each pretzel is rolled, thrown and knotted by hand, then dipped so that the crust turns dark and glossy. The arms are crisp, the belly is soft, and both matter.",
        "Eat them on the day they arrive, with butter or mustard. If you keep them for tomorrow, brush off the salt, sprinkle a little water and warm them for four minutes.",
      ],
      fa: [
        "هر پرتزل را با دست لوله می‌کنند، تاب می‌دهند و گره می‌زنند و پیش از پخت در محلولی فرو می‌برند تا پوسته‌اش تیره و براق شود. بازوها ترد است و کمر نرم، و همین قشنگش می‌کند.",
        "همان روز بخورید، با کره یا خردل. اگر برای فردا ماند، نمک رویش را بتکانید، کمی آب بزنید و چهار دقیقه در فر گرم کنید.",
      ],
    },
    rating: 4.3,
    ratingCount: 66,
    sold: 410,
    age: 84,
    object: { emoji: "1f968" },
    companions: [{ emoji: "1f9c2" }],
    facts: { diet: ["vegan", "halal"], origin: "germany", weight: 90, handmade: true },
    variants: [
      { options: { pack: "single" }, usd: 299, irr: 1_590_000, stock: 36 },
      { options: { pack: "set4" }, usd: 999, irr: 5_400_000, stock: 22 },
      { options: { pack: "set6" }, usd: 1399, irr: 7_600_000, stock: 0 },
    ],
  },
  {
    key: "stone-baked-flatbread",
    category: "bread-pastries",
    brand: "narvan",
    name: { en: "Stone-baked flatbread", fa: "نان تخت سنگ‌پز" },
    subtitle: {
      en: "Six wholemeal rounds for wraps and dipping",
      fa: "شش گردهٔ سبوس‌دار برای لقمه و ماست",
    },
    summary: {
      en: "Soft wholemeal rounds with dark stripes from the stone, ready to warm and fill.",
      fa: "گرده‌های نرم سبوس‌دار با خط‌های برشتهٔ سنگ، آمادهٔ گرم شدن و لقمه گرفتن.",
    },
    description: {
      en: [
        "Half of the flour is milled with the bran left in, so the bread has a nutty flavor and does not fall apart around a wet filling. It bakes for barely two minutes on hot stone.",
        "Warm the rounds in a dry pan and keep them under a cloth while you eat. They stay supple for three days and can be frozen with paper between them.",
      ],
      fa: [
        "نیمی از آرد با سبوس آسیاب شده است؛ نان هم عطر گندم دارد و هم با خوراک آبدار از هم وا نمی‌رود. روی سنگ داغ کمتر از دو دقیقه می‌پزد و خط‌های تیره‌اش یادگار همان سنگ است.",
        "در تابهٔ خشک گرمش کنید و سر سفره لای پارچه نگه دارید. سه روز نرم می‌ماند و اگر میانش کاغذ بگذارید، فریزر هم آسیبی به آن نمی‌زند.",
      ],
    },
    rating: 4.1,
    ratingCount: 38,
    sold: 295,
    age: 17,
    object: { emoji: "1fad3" },
    companions: [{ emoji: "1f9c0" }, { emoji: "1f33f" }],
    facts: { diet: ["vegan", "halal", "sugar_free"], origin: "iran", weight: 480 },
    variants: [{ options: {}, usd: 499, irr: 2_200_000, stock: 37 }],
  },
  {
    key: "dark-chip-cookies",
    category: "bread-pastries",
    brand: "kitewell",
    name: { en: "Dark chocolate chip cookies", fa: "کوکی شکلات تلخ" },
    subtitle: { en: "Crisp at the rim, soft in the middle", fa: "لبهٔ ترد و میانهٔ نرم" },
    summary: {
      en: "Palm-sized cookies with brown butter and uneven pieces of dark chocolate.",
      fa: "کوکی‌هایی به اندازهٔ کف دست، با کرهٔ برشته و تکه‌های نامنظم شکلات تلخ.",
    },
    description: {
      en: [
        "We brown the butter first, chop the chocolate by hand and let the dough sleep for a night. That is the whole secret, and it is why no two bites are quite the same.",
        "They keep their soft heart for ten days in a closed tin. Three minutes in a warm oven and the chocolate melts again, which is the moment for a glass of milk.",
      ],
      fa: [
        "اول کره را برشته می‌کنیم، شکلات را با چاقو خرد می‌کنیم و خمیر یک شب می‌خوابد. همهٔ راز همین است؛ به همین دلیل هیچ دو گازی درست مثل هم نیست.",
        "در قوطی دربسته تا ده روز نرم می‌ماند. سه دقیقه در فر ملایم بگذارید تا شکلات دوباره آب شود؛ همان لحظه وقتِ یک لیوان شیر است.",
      ],
    },
    rating: 4.9,
    ratingCount: 433,
    sold: 2790,
    age: 366,
    object: { emoji: "1f36a" },
    companions: [{ emoji: "1f95b" }],
    facts: { diet: ["vegetarian", "halal"], weight: 60, handmade: true, audience: ["everyone"] },
    variants: [
      { options: { pack: "single" }, usd: 299, irr: 1_690_000, stock: 58 },
      { options: { pack: "set4" }, usd: 999, irr: 6_100_000, stock: 44 },
      { options: { pack: "set6" }, usd: 1399, irr: 8_700_000, stock: 31 },
      {
        options: { pack: "set12" },
        usd: 2399,
        irr: 15_400_000,
        usdWas: 2799,
        irrWas: 17_900_000,
        stock: 12,
      },
    ],
  },
  {
    key: "chocolate-sprinkle-doughnuts",
    category: "bread-pastries",
    brand: "ranginak",
    name: { en: "Chocolate sprinkle doughnuts", fa: "دونات شکلاتی با ترافل رنگی" },
    subtitle: { en: "Yeast-raised rings under a dark glaze", fa: "حلقه‌های پف‌کرده زیر روکش شکلات" },
    summary: {
      en: "Light, bready doughnuts with a thick cocoa glaze and a handful of bright sprinkles.",
      fa: "دونات‌های سبک با روکش غلیظ کاکائو و یک مشت ترافل رنگی.",
    },
    description: {
      en: [
        "The dough rises twice, so the rings are light and pull apart rather than crumble. The glaze sets firm enough to travel in a box, yet gives way at the first bite.",
        "The sprinkles are colored with beetroot, turmeric and spirulina. Serve them the same day; the box of twelve usually settles the question of a birthday breakfast.",
      ],
      fa: [
        "خمیر دو بار ور می‌آید؛ دونات سبک می‌شود و به جای خرد شدن، رشته‌رشته باز می‌شود. روکش آن‌قدر خودش را می‌گیرد که در جعبه سالم برسد و با اولین گاز هم وا می‌دهد.",
        "رنگ ترافل‌ها از چغندر و زردچوبه و اسپیرولیناست. همان روز میل کنید؛ جعبهٔ دوازده‌تایی معمولاً تکلیف صبحانهٔ تولد را روشن می‌کند.",
      ],
    },
    rating: 4.4,
    ratingCount: 152,
    sold: 980,
    age: 122,
    object: { emoji: "1f369" },
    companions: [{ emoji: "1f36c" }],
    facts: { diet: ["vegetarian", "halal"], weight: 75, audience: ["kids", "everyone"] },
    variants: [
      { options: { pack: "single" }, usd: 299, irr: 1_550_000, stock: 26 },
      { options: { pack: "set4" }, usd: 1099, irr: 5_800_000, stock: 19 },
      { options: { pack: "set6" }, usd: 1499, irr: 8_200_000, stock: 11 },
      { options: { pack: "set12" }, usd: 2699, irr: 14_900_000, stock: 5 },
    ],
  },
];
