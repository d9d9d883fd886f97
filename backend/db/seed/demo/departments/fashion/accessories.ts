import type { DemoProduct } from "../../shape";

/** Socks, gloves, scarves and hats. */
export const accessories: DemoProduct[] = [
  {
    key: "heel-and-toe-socks",
    category: "hats-scarves-socks",
    brand: "brightside",
    name: { en: "Color-Block Cotton Socks", fa: "جوراب نخی پنجه‌رنگی" },
    subtitle: {
      en: "Contrasting heel and toe, two stripes at the cuff",
      fa: "پنجه و پاشنهٔ رنگی با دو راه روی ساق",
    },
    summary: {
      en: "Cheerful socks whose pairs are easy to find again after the wash.",
      fa: "جوراب‌هایی شاد که بعد از شست‌وشو جفتشان زود پیدا می‌شود.",
    },
    description: {
      en: [
        "Combed cotton with enough nylon in the heel and toe to take a winter of boots. The toe seam is linked by " +
          "hand, loop to loop, so there is no ridge to feel inside a narrow shoe.",
        "The cuff is wide and gentle and leaves no ring round the calf. Wash them inside out at 40 °C; they shrink " +
          "a little the first time, and not after that.",
      ],
      fa: [
        "پنبهٔ شانه‌شده با کمی نایلون در پاشنه و پنجه تا یک زمستان بوت پوشیدن را تاب بیاورد. درز پنجه را با دست " +
          "حلقه‌به‌حلقه به هم رسانده‌اند و در کفش تنگ هم حس نمی‌شود.",
        "کش ساق پهن و ملایم است و دور پا رد نمی‌اندازد. پشت‌ورو در ۴۰ درجه بشویید؛ بار اول کمی آب می‌رود و بعد از " +
          "آن دیگر نه.",
      ],
    },
    rating: 4.5,
    ratingCount: 688,
    sold: 3640,
    age: 450,
    object: { emoji: "1f9e6" },
    companions: [{ emoji: "1f45f", hue: 300 }, { emoji: "1f9fa" }],
    facts: {
      material: ["cotton"],
      origin: "turkey",
      audience: ["women", "men"],
      season: ["autumn", "winter", "spring"],
    },
    variants: [
      { options: { pack: "single" }, usd: 600, irr: 3_900_000, stock: 72 },
      {
        options: { pack: "set4" },
        usd: 1900,
        irr: 12_900_000,
        usdWas: 2400,
        irrWas: 15_900_000,
        stock: 48,
      },
      {
        options: { pack: "set6" },
        usd: 2700,
        irr: 17_900_000,
        usdWas: 3600,
        irrWas: 23_900_000,
        stock: 35,
      },
    ],
  },
  {
    key: "merino-knit-gloves",
    category: "hats-scarves-socks",
    brand: "northwell",
    name: { en: "Merino Knit Gloves", fa: "دستکش بافت مرینوس" },
    subtitle: {
      en: "Ribbed cuffs, and fingertips that work a phone",
      fa: "مچ کش‌باف و سرانگشتی که با گوشی کار می‌کند",
    },
    summary: {
      en: "Fine knitted gloves, thin enough for keys and warm enough for a tram stop.",
      fa: "دستکشی ظریف‌بافت؛ نازک برای کار با کلید و گرم برای ایستگاه اتوبوس.",
    },
    description: {
      en: [
        "Knitted in one piece on a machine with very small needles, so the fingers have no side seams. Conductive " +
          "yarn is worked into thumb and forefinger; it is soft and looks no different from the rest.",
        "The cuff is long enough to disappear into a sleeve. Merino cleans itself if you air it overnight. When " +
          "that stops helping, wash by hand in cool water and dry the gloves lying flat.",
      ],
      fa: [
        "یک‌تکه و با سوزن‌های بسیار ریز بافته شده و انگشت‌ها درز کناری ندارند. نخ رسانا در شست و انگشت اشاره به " +
          "کار رفته که نرم است و با بقیهٔ بافت فرقی ندارد.",
        "مچ آن‌قدر بلند است که زیر آستین پنهان شود. پشم مرینوس اگر شبی هوا بخورد تازه می‌شود؛ هر وقت کافی نبود، با " +
          "دست و آب خنک بشویید و پهن‌شده خشک کنید.",
      ],
    },
    rating: 4.3,
    ratingCount: 147,
    sold: 705,
    age: 140,
    object: { emoji: "1f9e4" },
    companions: [{ emoji: "1f9e3", hue: 300 }, { emoji: "1f9f6" }],
    facts: {
      material: ["wool"],
      origin: "germany",
      audience: ["women", "men"],
      season: ["winter"],
    },
    variants: [
      { options: { color: "purple", size: "s" }, usd: 3400, irr: 23_900_000, stock: 14 },
      { options: { color: "purple", size: "m" }, usd: 3400, irr: 23_900_000, stock: 20 },
      {
        options: { color: "red", size: "m" },
        usd: 3400,
        irr: 23_900_000,
        stock: 11,
      },
      {
        options: { color: "green", size: "l" },
        usd: 3400,
        irr: 23_900_000,
        stock: 9,
      },
    ],
  },
  {
    key: "fringed-lambswool-scarf",
    category: "hats-scarves-socks",
    brand: "oakline",
    name: { en: "Fringed Lambswool Scarf", fa: "شال‌گردن پشمی ریشه‌دار" },
    subtitle: {
      en: "Nearly two meters of brushed red lambswool",
      fa: "نزدیک دو متر پشم برهٔ قرمز و لطیف",
    },
    summary: {
      en: "A long red scarf that goes twice round and still has ends to tuck in.",
      fa: "شال‌گردن بلند و قرمزی که دو دور می‌پیچد و باز هم سرش اضافه می‌آید.",
    },
    description: {
      en: [
        "Spun from a lamb's first shearing, which is the softest wool a sheep ever gives, and raised with dried " +
          "teasel heads until it is warm on both sides. The fringe is twisted by hand, four threads to a tassel.",
        "It weighs little more than a letter and folds into a coat pocket. Shake out the day, hang it over a door, " +
          "and wash it only when it has met soup.",
      ],
      fa: [
        "از اولین پشم‌چینی بره ریسیده شده که نرم‌ترین پشم عمر گوسفند است و با خار خشک شانه زده‌اند تا هر دو رو گرم " +
          "باشد. ریشه‌ها را با دست تابیده‌اند؛ هر کدام چهار رشته.",
        "سبک است و تاشده در جیب پالتو جا می‌شود. شب بتکانید و روی در آویزانش کنید؛ شستن را بگذارید برای روزی که " +
          "سوپ رویش ریخت.",
      ],
    },
    rating: 4.8,
    ratingCount: 211,
    sold: 830,
    age: 400,
    object: { emoji: "1f9e3" },
    companions: [{ emoji: "1f9e5" }, { emoji: "2615" }],
    facts: {
      material: ["wool"],
      origin: "iran",
      season: ["autumn", "winter"],
      length: 190,
      handmade: true,
    },
    variants: [{ options: {}, usd: 5900, irr: 35_900_000, stock: 26 }],
  },
  {
    key: "ribboned-straw-hat",
    category: "hats-scarves-socks",
    brand: "baghban",
    name: { en: "Ribboned Straw Sun Hat", fa: "کلاه حصیری روبان‌دار" },
    subtitle: {
      en: "A broad brim, a red bow, and shade for your book as well",
      fa: "لبهٔ پهن، پاپیون قرمز و سایه‌ای برای شما و کتابتان",
    },
    summary: {
      en: "A hand-plaited straw hat with the shade of a small parasol.",
      fa: "کلاهی حصیری و دست‌باف که به اندازهٔ یک چتر کوچک سایه دارد.",
    },
    description: {
      en: [
        "Wheat straw from Gilan is split, damped and plaited into a narrow braid, which is then sewn round and " +
          "round from the crown outwards. It takes one person most of a day, and no two brims dip quite alike.",
        "An inner band with a drawcord fits heads from 55 to 59 centimeters. The ribbon unpins for washing. If the " +
          "brim gets crushed, hold it in steam and shape it with your hands.",
      ],
      fa: [
        "ساقهٔ گندم گیلان را می‌شکافند، نم می‌زنند و نوار باریکی می‌بافند که از نوک کلاه دورتادور دوخته می‌شود. هر " +
          "کلاه بیشترِ روزِ یک نفر را می‌گیرد و لبهٔ هیچ دوتایی مثل هم نیست.",
        "نوار داخلی بند دارد و برای دور سر ۵۵ تا ۵۹ سانتی‌متر تنظیم می‌شود. روبان برای شستن جدا می‌شود. اگر لبه له " +
          "شد، روی بخار بگیرید و با دست فرمش دهید.",
      ],
    },
    rating: 4.6,
    ratingCount: 5,
    sold: 23,
    age: 12,
    object: { emoji: "1f452" },
    companions: [{ emoji: "1f33b" }, { emoji: "1f576-fe0f" }],
    facts: {
      origin: "iran",
      audience: ["women"],
      season: ["spring", "summer"],
      handmade: true,
      place: ["outdoor"],
    },
    variants: [{ options: {}, usd: 3600, irr: 19_900_000, stock: 15 }],
  },
  {
    key: "six-panel-cap",
    category: "hats-scarves-socks",
    brand: "pooyesh",
    name: { en: "Six-Panel Cotton Cap", fa: "کلاه نقاب‌دار نخی" },
    subtitle: {
      en: "Washed twill, plain front, brass buckle at the back",
      fa: "سرژهٔ شسته‌شده، جلوی ساده و سگک برنجی",
    },
    summary: {
      en: "A cap without a word on it, already as soft as an old favorite.",
      fa: "کلاهی بدون هیچ نوشته، از همان روز اول نرم مثل یک کلاه قدیمی.",
    },
    description: {
      en: [
        "The twill is washed with pumice before cutting, so the cap starts out broken in. Six panels, eight rows " +
          "of stitching on the peak and a small cotton button on top; nothing is printed on it.",
        "A towelling band inside keeps sweat from your eyes, and the strap tightens with a buckle that does not " +
          "pull hair. Wash it by hand and dry it over a bowl.",
      ],
      fa: [
        "سرژه را پیش از برش با سنگ‌پا شسته‌اند؛ برای همین کلاه از همان روز اول جاافتاده است. شش ترک، هشت ردیف دوخت " +
          "روی نقاب و یک دکمهٔ پارچه‌ای روی سر دارد و هیچ نوشته‌ای رویش نیست.",
        "نوار حوله‌ای داخلش عرق را می‌گیرد و بند پشت با سگکی تنگ می‌شود که مو را نمی‌کشد. با دست بشویید و روی یک " +
          "کاسهٔ وارونه خشک کنید.",
      ],
    },
    rating: 4.2,
    ratingCount: 395,
    sold: 1980,
    age: 275,
    object: { emoji: "1f9e2" },
    companions: [{ emoji: "1f576-fe0f", hue: 330 }, { emoji: "1f3be" }],
    facts: {
      material: ["cotton", "brass"],
      origin: "china",
      audience: ["everyone"],
      season: ["spring", "summer"],
      place: ["outdoor"],
    },
    variants: [
      { options: { color: "blue" }, usd: 1800, irr: 11_900_000, stock: 40 },
      {
        options: { color: "orange" },
        usd: 1800,
        irr: 11_900_000,
        stock: 27,
      },
      {
        options: { color: "green" },
        usd: 1800,
        irr: 11_900_000,
        stock: 18,
      },
      {
        options: { color: "pink" },
        usd: 1300,
        irr: 8_500_000,
        usdWas: 1800,
        irrWas: 11_900_000,
        stock: 5,
      },
    ],
  },
];
