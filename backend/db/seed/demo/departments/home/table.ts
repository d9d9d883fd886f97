import type { DemoProduct } from "../../shape";

export const table: DemoProduct[] = [
  {
    key: "round-glazed-teapot",
    category: "teapots-cups",
    brand: "firouzeh",
    name: { en: "Round glazed teapot", fa: "قوری لعابی گرد" },
    subtitle: {
      en: "One liter, with a strainer behind the spout",
      fa: "یک‌لیتری، با صافی پشت لوله",
    },
    summary: {
      en: "A generous round pot that pours in a clean arc and keeps tea warm through three rounds.",
      fa: "قوری گرد و دست‌ودل‌بازی که تمیز می‌ریزد و چای را تا دور سوم گرم نگه می‌دارد.",
    },
    description: {
      en: [
        "The wall is thick, the glaze is deep and the lid sits in a groove, so you can tip it " +
          "with one hand. A row of holes behind the spout holds back even broken leaves.",
        "It sits happily on a samovar or a small warmer, though never on a naked flame. Rinse " +
          "with hot water only; a teapot that remembers its tea makes a better one.",
      ],
      fa: [
        "دیواره‌اش ضخیم است، لعابش پررنگ، و درش در شیار می‌نشیند؛ با یک دست هم می‌توانید چای " +
          "بریزید. ردیف سوراخ‌های پشت لوله حتی تفالهٔ ریز را هم نگه می‌دارد.",
        "روی سماور و وارمر جایش راحت است، اما روی شعلهٔ مستقیم نه. فقط با آب داغ بشوییدش؛ " +
          "قوری‌ای که طعم چای را به یاد داشته باشد، چای بهتری دم می‌کند.",
      ],
    },
    rating: 4.8,
    ratingCount: 742,
    sold: 3650,
    age: 500,
    object: { emoji: "1fad6" },
    companions: [{ emoji: "2615" }, { emoji: "1f36a" }],
    facts: { material: ["ceramic"], origin: "iran", volume: 1000, handmade: true },
    variants: [
      { options: { color: "red" }, usd: 3200, irr: 19_800_000, stock: 54 },
      {
        options: { color: "orange" },
        usd: 2700,
        irr: 16_900_000,
        usdWas: 3200,
        irrWas: 19_800_000,
        stock: 16,
      },
      {
        options: { color: "green" },
        usd: 3200,
        irr: 19_800_000,
        stock: 29,
      },
      {
        options: { color: "purple" },
        usd: 3200,
        irr: 19_800_000,
        stock: 22,
      },
    ],
  },
  {
    key: "two-cup-blue-teapot",
    category: "teapots-cups",
    brand: "miadgah",
    name: { en: "Two-cup blue teapot", fa: "قوری آبی دوفنجانی" },
    subtitle: {
      en: "Small pot for one long or two short visits",
      fa: "کوچک؛ برای یک خلوت طولانی یا دو دیدار کوتاه",
    },
    summary: {
      en: "For the hour when the house is quiet and a whole pot would be too much.",
      fa: "برای ساعتی که خانه ساکت است و یک قوری بزرگ زیادی است.",
    },
    description: {
      en: [
        "It holds 450 milliliters: two glasses of black tea, or one large mug of borage when " +
          "the throat is sore. The spout is short, the handle takes two fingers, and it weighs " +
          "little even when full.",
        "The cobalt blue comes from the glaze, not from a print, so it will not fade. Lid and " +
          "body go through the dishwasher. It is packed in straw, in a box worth giving.",
      ],
      fa: [
        "۴۵۰ میلی‌لیتر جا دارد: دو استکان چای، یا یک لیوان گل‌گاوزبان وقتی گلو درد می‌کند. " +
          "لوله‌اش کوتاه است، دسته‌اش جای دو انگشت دارد و پُرش هم سبک است.",
        "آبیِ لاجوردی‌اش از خود لعاب است، نه چاپ؛ پس رنگ نمی‌بازد. در و بدنه در ماشین ظرف‌شویی " +
          "شسته می‌شوند. لای کاه و در جعبه‌ای می‌رسد که می‌شود هدیه‌اش داد.",
      ],
    },
    rating: 4.6,
    ratingCount: 54,
    sold: 260,
    age: 75,
    object: { emoji: "1fad6", hue: 250 },
    companions: [{ emoji: "1f33c" }, { emoji: "1f36f" }],
    facts: { material: ["ceramic"], origin: "iran", volume: 450, weight: 420 },
    variants: [{ options: {}, usd: 2200, irr: 13_500_000, stock: 36 }],
  },
  {
    key: "coffee-cup-and-saucer",
    category: "teapots-cups",
    brand: "tesselle",
    name: { en: "Coffee cup and saucer", fa: "فنجان و نعلبکی قهوه" },
    subtitle: { en: "Thick-walled porcelain, 180 ml", fa: "چینی دیواره‌ضخیم، ۱۸۰ میلی‌لیتر" },
    summary: {
      en: "A café cup for the home: rounded inside, warm in the hand, hard to chip.",
      fa: "فنجان کافه برای خانه؛ داخلش گرد، در دست گرم و به این زودی‌ها لب‌پر نمی‌شود.",
    },
    description: {
      en: [
        "The inside is shaped like half an egg, so milk folds into the coffee and the last sip " +
          "is not all foam. Walls of six millimeters hold the heat while you read the paper.",
        "A deep saucer catches the spoon and the odd spill. The pale gray glaze goes with " +
          "whatever else is on the table. Warm the cup with hot water first; it makes more " +
          "difference than you would think.",
      ],
      fa: [
        "داخلش مثل نیمهٔ تخم‌مرغ گرد است تا شیر خوب با قهوه درآمیزد و جرعهٔ آخر فقط کف نباشد. " +
          "دیوارهٔ شش‌میلی‌متری گرما را تا آخر روزنامه نگه می‌دارد.",
        "نعلبکی گودش جای قاشق و چند قطرهٔ سرریز است. لعاب خاکستری روشنش با هر ظرف دیگری جور " +
          "می‌شود. اول فنجان را با آب داغ گرم کنید؛ بیش از آنچه فکر می‌کنید فرق دارد.",
      ],
    },
    rating: 4.7,
    ratingCount: 198,
    sold: 1150,
    age: 260,
    object: { emoji: "2615" },
    companions: [{ emoji: "1f950" }, { emoji: "1f944" }],
    facts: { material: ["ceramic"], origin: "portugal", volume: 180, weight: 390 },
    variants: [
      { options: { pack: "single" }, usd: 1300, irr: 9_200_000, stock: 47 },
      {
        options: { pack: "set2" },
        usd: 2200,
        irr: 15_600_000,
        usdWas: 2600,
        irrWas: 18_400_000,
        stock: 33,
      },
      {
        options: { pack: "set6" },
        usd: 5900,
        irr: 41_800_000,
        usdWas: 7500,
        irrWas: 53_000_000,
        stock: 14,
      },
    ],
  },
  {
    key: "cold-drink-cup-straw",
    category: "teapots-cups",
    brand: "brightside",
    name: { en: "Cold-drink cup with straw", fa: "لیوان دردار با نی" },
    subtitle: {
      en: "Half a liter, spill-safe lid, washable straw",
      fa: "نیم‌لیتری، درِ محکم، نیِ شستنی",
    },
    summary: {
      en: "For iced tea, sharbat and smoothies on the way; the lid clicks and the straw stays.",
      fa: "برای چای سرد و شربت و اسموتی در راه؛ درش چفت می‌شود و نی‌اش گم نمی‌شود.",
    },
    description: {
      en: [
        "Paper cups go soft before the ice has melted. This one has a double wall that keeps " +
          "sharbat cold for about three hours, and it does not sweat on the car seat.",
        "The straw has a collar under the lid, so it cannot be pulled out by accident, and a " +
          "slim brush comes along for cleaning it. Everything is BPA-free and fits a standard " +
          "cup holder.",
      ],
      fa: [
        "لیوان کاغذی پیش از آب‌شدن یخ وا می‌رود. این یکی دوجداره است، شربت را حدود سه ساعت خنک " +
          "نگه می‌دارد و بیرونش روی صندلی ماشین عرق نمی‌کند.",
        "نی زیر در زائده‌ای دارد که ناخواسته بیرون نمی‌آید، و برس باریکی هم برای شستنش همراه " +
          "است. همهٔ قطعه‌ها بدون BPA هستند و در جالیوانی خودرو جا می‌شوند.",
      ],
    },
    rating: 4.2,
    ratingCount: 336,
    sold: 2080,
    age: 115,
    object: { emoji: "1f964" },
    companions: [{ emoji: "1f9ca" }, { emoji: "1f34b" }],
    facts: {
      material: ["plastic"],
      origin: "china",
      volume: 500,
      audience: ["everyone"],
      season: ["spring", "summer"],
    },
    variants: [
      { options: { color: "red" }, usd: 1400, irr: 9_600_000, stock: 58 },
      {
        options: { color: "orange" },
        usd: 1400,
        irr: 9_600_000,
        stock: 0,
      },
      {
        options: { color: "green" },
        usd: 1400,
        irr: 9_600_000,
        stock: 34,
      },
      {
        options: { color: "blue" },
        usd: 1400,
        irr: 9_600_000,
        stock: 61,
      },
      {
        options: { color: "purple" },
        usd: 1400,
        irr: 9_600_000,
        stock: 26,
      },
    ],
  },
  {
    key: "dinner-place-setting",
    category: "plates-bowls-glasses",
    brand: "tesselle",
    name: { en: "Dinner place setting", fa: "سرویس بشقاب و کارد و چنگال" },
    subtitle: { en: "Porcelain plate with knife and fork", fa: "بشقاب چینی همراه با کارد و چنگال" },
    summary: {
      en: "Plate, knife and fork for each guest, in one box: the quickest way to a laid table.",
      fa: "برای هر مهمان بشقاب و کارد و چنگال، همه در یک جعبه؛ کوتاه‌ترین راه به میزی آماده.",
    },
    description: {
      en: [
        "A coupe plate of 26 centimeters, white with a breath of lilac, and cutlery whose " +
          "handles follow the same soft curve. Nothing shouts, so saffron rice and beetroot can.",
        "Hard porcelain stands the microwave and the dishwasher; the unglazed foot ring is " +
          "polished so it will not scratch your table. Good for a first flat, or for guests who " +
          "keep multiplying.",
      ],
      fa: [
        "بشقاب ۲۶ سانتی‌متری سفید با ته‌رنگی از یاسی، و کارد و چنگالی که دسته‌شان همان خم نرم " +
          "را دارد. ظرف ساکت است تا زعفران روی پلو خودش را نشان بدهد.",
        "چینی سختش مایکروویو و ماشین ظرف‌شویی را تاب می‌آورد و حلقهٔ زیر بشقاب صیقل خورده تا " +
          "روی میز خط نیندازد. برای خانهٔ اول خوب است، یا مهمان‌هایی که هی بیشتر می‌شوند.",
      ],
    },
    rating: 4.4,
    ratingCount: 72,
    sold: 410,
    age: 18,
    object: { emoji: "1f37d-fe0f" },
    companions: [{ emoji: "1f957" }, { emoji: "1f56f-fe0f" }],
    facts: { material: ["ceramic", "steel"], origin: "portugal", length: 26, weight: 760 },
    variants: [
      { options: { pack: "set2" }, usd: 3800, irr: 26_600_000, stock: 41 },
      { options: { pack: "set6" }, usd: 9900, irr: 69_300_000, stock: 20 },
    ],
  },
  {
    key: "deep-bowl-with-spoon",
    category: "plates-bowls-glasses",
    brand: "ranginak",
    name: { en: "Deep bowl with spoon", fa: "کاسهٔ گود با قاشق" },
    subtitle: {
      en: "Stoneware in two sizes, spoon included",
      fa: "سفال سنگی در دو اندازه، همراه با قاشق",
    },
    summary: {
      en: "A deep, straight-sided bowl for soup, cereal and mixing, in colors with some nerve.",
      fa: "کاسه‌ای گود و دیواره‌صاف برای آش و صبحانه و هم‌زدن، در رنگ‌هایی جسور.",
    },
    description: {
      en: [
        "High sides keep ash reshteh in and make it easy to whisk a small batter without " +
          "redecorating the kitchen. The inside is a shade darker than the outside, as if the " +
          "glaze had settled.",
        "M holds 600 milliliters, one hungry person. L holds 1.4 liters, for salad or for " +
          "dough at rest. Stoneware keeps food hot and shrugs off the microwave. The steel spoon " +
          "matches both.",
      ],
      fa: [
        "دیوارهٔ بلندش آش رشته را نگه می‌دارد و می‌گذارد مایهٔ پنکیک را هم بزنید بی‌آنکه به در " +
          "و دیوار بپاشد. داخلش یک پرده تیره‌تر از بیرون است، انگار لعاب ته‌نشین شده باشد.",
        "M ششصد میلی‌لیتر است، برای یک آدم گرسنه؛ L حدود ۱٫۴ لیتر، برای سالاد یا خمیری که " +
          "استراحت می‌کند. سفال سنگی غذا را گرم نگه می‌دارد و به مایکروویو می‌رود.",
      ],
    },
    rating: 4.6,
    ratingCount: 151,
    sold: 980,
    age: 190,
    object: { emoji: "1f963" },
    companions: [{ emoji: "1f353" }, { emoji: "1f95b" }],
    facts: { material: ["ceramic", "steel"], origin: "iran", handmade: true },
    variants: [
      { options: { color: "blue", size: "m" }, usd: 1600, irr: 9_800_000, stock: 37 },
      { options: { color: "blue", size: "l" }, usd: 2600, irr: 15_900_000, stock: 19 },
      {
        options: { color: "red", size: "m" },
        usd: 1600,
        irr: 9_800_000,
        stock: 24,
      },
      {
        options: { color: "red", size: "l" },
        usd: 2200,
        irr: 13_500_000,
        usdWas: 2600,
        irrWas: 15_900_000,
        stock: 8,
      },
      {
        options: { color: "green", size: "m" },
        usd: 1600,
        irr: 9_800_000,
        stock: 30,
      },
      {
        options: { color: "green", size: "l" },
        usd: 2600,
        irr: 15_900_000,
        stock: 0,
      },
    ],
  },
  {
    key: "straight-water-glass",
    category: "plates-bowls-glasses",
    brand: "lumeo",
    name: { en: "Straight water glass", fa: "لیوان آب ساده" },
    subtitle: {
      en: "Tempered, 300 ml, for milk, water or doogh",
      fa: "شیشهٔ سکوریت، ۳۰۰ میلی‌لیتر؛ برای آب و شیر و دوغ",
    },
    summary: {
      en: "The plain tumbler every table needs, tempered so that it survives the sink.",
      fa: "همان لیوان ساده‌ای که هر سفره لازم دارد؛ آن‌قدر محکم که از ظرف‌شویی جان به در ببرد.",
    },
    description: {
      en: [
        "Slightly wider at the top, heavy at the foot and clear all the way through. The rim " +
          "is fire-polished and thin enough that you forget it, which is the best one can say of " +
          "a glass.",
        "Tempering makes it about three times stronger than ordinary glass and safe for hot " +
          "tea. Should it break, it crumbles instead of splintering. It nests without jamming, " +
          "because there is a step inside.",
      ],
      fa: [
        "بالایش کمی بازتر است، تهش سنگین و سرتاسرش شفاف. لبه‌اش را با شعله صیقل داده‌اند و " +
          "آن‌قدر نازک است که فراموشش می‌کنید؛ از این بهتر دربارهٔ لیوان نمی‌شود گفت.",
        "شیشهٔ سکوریت حدود سه برابر محکم‌تر از شیشهٔ معمولی است و چای داغ هم در آن بی‌خطر است. " +
          "اگر هم بشکند، تیز نمی‌شکند. پلهٔ داخلش نمی‌گذارد لیوان‌ها در هم گیر کنند.",
      ],
    },
    rating: 4.3,
    ratingCount: 209,
    sold: 1870,
    age: 680,
    object: { emoji: "1f95b" },
    companions: [{ emoji: "1f36a" }, { emoji: "1f9ca" }],
    facts: { material: ["glass"], origin: "turkey", volume: 300, weight: 240 },
    variants: [
      { options: { pack: "set6" }, usd: 1800, irr: 11_900_000, stock: 73 },
      { options: { pack: "set12" }, usd: 3200, irr: 21_500_000, stock: 45 },
    ],
  },
];
