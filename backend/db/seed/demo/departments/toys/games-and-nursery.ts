import type { DemoProduct } from "../../shape";

export const gamesAndNursery: DemoProduct[] = [
  {
    key: "thousand-piece-meadow-puzzle",
    category: "jigsaw-puzzles",
    brand: "dastan",
    name: { en: "Spring Meadow Puzzle, 1,000 Pieces", fa: "پازل هزارتکهٔ دشت بهار" },
    subtitle: {
      en: "Thick board, linen finish, 68 × 48 cm",
      fa: "مقوای ضخیم، رویهٔ کتان‌نما، ۶۸ در ۴۸ سانتی‌متر",
    },
    summary: {
      en: "A thousand greens that slowly turn into a meadow, one evening at a time.",
      fa: "هزار جور سبز که شب‌به‌شب کم‌کم دشت می‌شوند.",
    },
    description: {
      en: [
        "The pieces are cut from two-millimeter board with a linen finish, so lamplight does " +
          "not glare and a piece in the right place closes with a small, certain click.",
        "Every shape is different; there are no two to confuse. Inside the lid is the picture " +
          "at full size and a cloth bag for the pieces. Plan on six evenings, or two for very " +
          "good company.",
      ],
      fa: [
        "تکه‌ها از مقوای دومیلی‌متری با رویهٔ کتان‌نما بریده شده‌اند؛ نور چراغ رویشان برق " +
          "نمی‌زند و هر تکه که درست سر جایش بنشیند، با تقّی کوچک و مطمئن جا می‌افتد.",
        "هیچ دو تکه‌ای یک شکل نیستند. تصویر کامل در جعبه هست و کیسه‌ای پارچه‌ای برای نگهداری " +
          "تکه‌ها. شش شب وقت بگذارید، یا دو شب اگر هم‌بازی‌های خوبی دارید.",
      ],
    },
    rating: 4.6,
    ratingCount: 324,
    sold: 1460,
    age: 430,
    object: { emoji: "1f9e9" },
    companions: [{ emoji: "2615" }],
    facts: { material: "paper", age_group: "a10", place: "indoor", length: 68 },
    variants: [
      { options: {}, usd: 1900, irr: 13_300_000, usdWas: 2500, irrWas: 17_500_000, stock: 44 },
    ],
  },
  {
    key: "first-wooden-puzzle",
    category: "jigsaw-puzzles",
    brand: "koochak",
    name: { en: "My First Wooden Puzzle", fa: "اولین پازل چوبی من" },
    subtitle: { en: "Nine chunky pieces, no small parts", fa: "نُه تکهٔ درشت، بدون قطعهٔ ریز" },
    summary: {
      en: "Nine thick pieces in warm colors that small hands can hold and turn.",
      fa: "نُه تکهٔ ضخیم با رنگ‌های گرم که در دست کوچک می‌نشینند و می‌چرخند.",
    },
    description: {
      en: [
        "Each piece is a finger thick, so it can also be stood up as a wall or stacked as a " +
          "tower. Edges are rounded by machine and then by sandpaper, the last of it by hand.",
        "The pieces only fit one way, and a child feels it before seeing it. The colors are " +
          "plant dyes with a wax coat. Clean with a damp cloth and air in a warm room.",
      ],
      fa: [
        "هر تکه به کلفتی یک انگشت است و می‌شود آن را مثل دیوار ایستاند یا برجی ساخت. لبه‌ها " +
          "اول با دستگاه گرد شده‌اند و بعد با سمباده و دست.",
        "تکه‌ها فقط از یک طرف جا می‌افتند و بچه پیش از آنکه ببیند، حسش می‌کند. رنگ‌ها " +
          "گیاهی‌اند و رویشان موم دارد. با دستمال نم‌دار پاک کنید و بگذارید هوا بخورد.",
      ],
    },
    rating: 4.8,
    ratingCount: 14,
    sold: 66,
    age: 24,
    object: { emoji: "1f9e9", hue: 240 },
    companions: [{ emoji: "1f9f8" }],
    facts: {
      material: "wood",
      age_group: "a0",
      handmade: true,
      audience: ["kids", "babies"],
      origin: "iran",
    },
    variants: [
      { options: { pack: "single" }, usd: 1500, irr: 10_500_000, stock: 32 },
      { options: { pack: "set2" }, usd: 2700, irr: 18_900_000, stock: 20 },
    ],
  },
  {
    key: "rounded-corner-dice",
    category: "tabletop-magic",
    brand: "chelcheragh",
    name: { en: "Rounded-Corner Dice", fa: "تاس گوشه‌گرد" },
    subtitle: {
      en: "16 mm, evenly weighted, painted pips",
      fa: "۱۶ میلی‌متری، وزن متعادل، خال رنگی",
    },
    summary: {
      en: "White dice with softened corners and pips that will not wear off.",
      fa: "تاس سفید با گوشه‌های نرم و خال‌هایی که نمی‌روند.",
    },
    description: {
      en: [
        "Turned corners make a die roll a little longer and land without a clatter, which " +
          "matters in a quiet house. The pips are drilled and filled with paint, so backgammon " +
          "nights leave no trace.",
        "Each batch is weighed in water to check that no face is heavier. Keep them in the " +
          "cloth bag; a coffee spill washes off with soap. Two for backgammon, six for the " +
          "family, twelve for the classroom.",
      ],
      fa: [
        "گوشهٔ گرد تاس را کمی بیشتر می‌غلتاند و بی‌سروصدا می‌نشاند؛ در خانهٔ آرام مهم است. " +
          "خال‌ها کنده و با رنگ پر شده‌اند و شب‌های تخته‌نرد هم پاکشان نمی‌کند.",
        "هر دسته را در آب می‌سنجند تا هیچ وجهی سنگین‌تر نباشد. در کیسهٔ پارچه‌ای نگه دارید و " +
          "لکهٔ چای را با صابون بشویید. دو تا برای تخته، شش تا برای خانواده، دوازده تا برای کلاس.",
      ],
    },
    rating: 4.5,
    ratingCount: 191,
    sold: 2280,
    age: 620,
    object: { emoji: "1f3b2" },
    companions: [{ emoji: "265f-fe0f" }],
    facts: { material: "plastic", age_group: "a6", place: "indoor", weight: 8 },
    variants: [
      { options: { pack: "set2" }, usd: 400, irr: 2_800_000, stock: 78 },
      { options: { pack: "set6" }, usd: 900, irr: 6_300_000, stock: 52 },
      { options: { pack: "set12" }, usd: 1500, irr: 10_500_000, stock: 25 },
    ],
  },
  {
    key: "weighted-chess-set",
    category: "tabletop-magic",
    brand: "tandis",
    name: { en: "Weighted Wooden Chess Set", fa: "شطرنج چوبی وزن‌دار" },
    subtitle: {
      en: "Ebonised and natural pieces, folding board",
      fa: "مهره‌های تیره و روشن با صفحهٔ تاشو",
    },
    summary: {
      en: "A tournament-size chess set whose pawns stay standing when the table is bumped.",
      fa: "شطرنجی در اندازهٔ مسابقه که سربازهایش با تکان میز زمین نمی‌افتند.",
    },
    description: {
      en: [
        "The pieces are turned from hornbeam; the dark side is stained almost black, the light " +
          "side only waxed. Each has an iron slug in the base and a disc of felt, so a move is " +
          "made without a sound.",
        "The king is nine centimeters, the board folds to a case and holds everything in " +
          "fitted slots. Keep it out of direct sun. Two spare queens are included for confident " +
          "pawns.",
      ],
      fa: [
        "مهره‌ها از چوب ممرز تراش خورده‌اند؛ یک طرف تا نزدیک سیاهی رنگ شده و طرف دیگر فقط موم " +
          "خورده است. کف هر مهره وزنهٔ آهنی و نمد دارد و هر حرکت بی‌صدا انجام می‌شود.",
        "شاه نُه سانتی‌متر است و صفحه تا می‌شود و همه‌چیز را در خانه‌های هم‌اندازه جا می‌دهد. " +
          "از آفتاب مستقیم دور نگهش دارید. دو وزیر یدکی هم برای سربازهای بلندپرواز در جعبه هست.",
      ],
    },
    rating: 4.9,
    ratingCount: 127,
    sold: 440,
    age: 570,
    object: { emoji: "265f-fe0f" },
    companions: [{ emoji: "23f3" }],
    facts: {
      material: ["wood", "iron"],
      age_group: "a10",
      handmade: true,
      level: "intermediate",
      origin: "iran",
    },
    variants: [{ options: {}, usd: 7900, irr: 55_300_000, stock: 13 }],
  },
  {
    key: "first-magic-set",
    category: "tabletop-magic",
    brand: "sonnet",
    name: { en: "First Magic Wand Set", fa: "ست شعبدهٔ چوب جادو" },
    subtitle: {
      en: "Wand, silk, three cups, illustrated booklet",
      fa: "چوب جادو، دستمال ابریشمی، سه لیوان، کتابچهٔ مصور",
    },
    summary: {
      en: "Twelve tricks a child can learn in a weekend and keep secret for life.",
      fa: "دوازده شعبده که بچه آخر هفته‌ای یاد می‌گیرد و یک عمر راز نگه می‌دارد.",
    },
    description: {
      en: [
        "The wand is lacquered wood with white tips and one small secret. With it come a silk, " +
          "three cups and a booklet that explains the hand as well as the trick.",
        "Begin with the vanishing coin; it takes an hour and works on uncles. The last chapter " +
          "is about what to say while nothing is happening, which is the real skill.",
      ],
      fa: [
        "چوب جادو لاک خورده، دو سرش سفید است و یک راز کوچک در خود دارد. همراهش دستمال ابریشمی، " +
          "سه لیوان و کتابچه‌ای است که هم ترفند را می‌گوید هم حرکت دست را.",
        "از ناپدید شدن سکه شروع کنید؛ یک ساعت تمرین می‌خواهد و روی دایی‌ها جواب می‌دهد. فصل " +
          "آخر دربارهٔ این است که وقتی هیچ اتفاقی نمی‌افتد چه بگویید؛ هنر اصلی همین‌جاست.",
      ],
    },
    rating: 4.3,
    ratingCount: 88,
    sold: 470,
    age: 165,
    object: { emoji: "1fa84" },
    companions: [{ emoji: "1f3a9" }],
    facts: { material: ["wood", "silk"], age_group: "a6", audience: "kids", level: "beginner" },
    variants: [{ options: {}, usd: 2600, irr: 18_200_000, stock: 31 }],
  },
  {
    key: "five-in-one-nesting-dolls",
    category: "nursery-keepsakes",
    brand: "ranginak",
    name: { en: "Five-in-One Nesting Dolls", fa: "عروسک تودرتوی پنج‌تایی" },
    subtitle: {
      en: "Lime wood, painted and lacquered by hand",
      fa: "چوب زیرفون، نقاشی و لاک‌کاری دستی",
    },
    summary: {
      en: "Five wooden dolls, each with a smaller one inside, down to the size of a bean.",
      fa: "پنج عروسک چوبی که هر کدام کوچک‌تری در دل دارد، تا اندازهٔ یک لوبیا.",
    },
    description: {
      en: [
        "One family turns the wood, another paints it; no two scarves are quite alike. The " +
          "halves are fitted so that they turn with a little resistance and never fall open in " +
          "the hand.",
        "In the medium set the tallest stands fifteen centimeters; the smallest is always " +
          "solid. They belong on a shelf more than in a toy box, and are for children past the " +
          "age of tasting things. Dust with a soft brush.",
      ],
      fa: [
        "یک خانواده چوب را خراطی می‌کند و یکی دیگر نقش می‌زند؛ هیچ دو روسری‌ای مثل هم نیست. " +
          "نیمه‌ها چنان جفت شده‌اند که با کمی فشار می‌چرخند و هیچ‌وقت در دست باز نمی‌افتند.",
        "در اندازهٔ متوسط بلندترینش پانزده سانتی‌متر است و کوچک‌ترینش همیشه توپُر. جایشان روی " +
          "طاقچه است تا سبد اسباب‌بازی، و برای بچه‌هایی که دیگر هر چیزی را نمی‌چشند. با قلم‌موی " +
          "نرم گردگیری کنید.",
      ],
    },
    rating: 4.8,
    ratingCount: 112,
    sold: 520,
    age: 680,
    object: { emoji: "1fa86" },
    companions: [{ emoji: "1f9e3" }],
    facts: { material: "wood", handmade: true, age_group: "a6", place: "indoor" },
    variants: [
      {
        options: { size: "s" },
        usd: 2300,
        irr: 16_100_000,
        usdWas: 2900,
        irrWas: 20_300_000,
        stock: 19,
      },
      {
        options: { size: "m" },
        usd: 3400,
        irr: 23_800_000,
        usdWas: 4200,
        irrWas: 29_400_000,
        stock: 14,
      },
      { options: { size: "l" }, usd: 5200, irr: 36_400_000, stock: 1 },
    ],
  },
  {
    key: "slow-flow-baby-bottle",
    category: "nursery-keepsakes",
    brand: "golpar",
    name: { en: "Slow-Flow Baby Bottle", fa: "شیشه‌شیر جریان آرام" },
    subtitle: {
      en: "240 ml, wide neck, easy to read scale",
      fa: "۲۴۰ میلی‌لیتر، دهانهٔ گشاد، درجهٔ خوانا",
    },
    summary: {
      en: "A light bottle with a wide neck and a teat that lets a baby set the pace.",
      fa: "شیشه‌شیری سبک با دهانهٔ گشاد و سرشیشه‌ای که سرعت را به نوزاد می‌سپارد.",
    },
    description: {
      en: [
        "A wide neck means a spoon goes in without spilling and a brush reaches every corner. " +
          "The valve beside the teat lets air in behind the milk, so there is less swallowing of " +
          "bubbles.",
        "The scale is printed in dark ink that can be read at three in the morning. All parts " +
          "take boiling water and the upper rack of the dishwasher. Change the teat every two " +
          "months.",
      ],
      fa: [
        "دهانهٔ گشاد یعنی پیمانهٔ شیرخشک راحت تو می‌رود و برس به همهٔ گوشه‌ها می‌رسد. سوپاپ " +
          "کنار سرشیشه هوا را از پشت شیر راه می‌دهد تا نوزاد هوای کمتری ببلعد.",
        "درجه‌ها با رنگ تیره چاپ شده‌اند و ساعت سه صبح هم خوانا هستند. همهٔ قطعه‌ها آب جوش و " +
          "سبد بالای ماشین ظرف‌شویی را تاب می‌آورند. هر دو ماه سرشیشه را عوض کنید.",
      ],
    },
    rating: 4.4,
    ratingCount: 426,
    sold: 2890,
    age: 345,
    object: { emoji: "1f37c" },
    companions: [{ emoji: "1f9f8" }],
    facts: { material: "plastic", age_group: "a0", audience: "babies", volume: 240 },
    variants: [
      { options: { color: "orange", pack: "single" }, usd: 900, irr: 6_300_000, stock: 71 },
      { options: { color: "orange", pack: "set2" }, usd: 1600, irr: 11_200_000, stock: 35 },
      {
        options: { color: "blue", pack: "single" },
        usd: 900,
        irr: 6_300_000,
        stock: 58,
      },
      {
        options: { color: "blue", pack: "set2" },
        usd: 1600,
        irr: 11_200_000,
        stock: 26,
      },
    ],
  },
  {
    key: "robot-head-money-box",
    category: "nursery-keepsakes",
    brand: "voltra",
    name: { en: "Robot Head Money Box", fa: "قلک ربات" },
    subtitle: {
      en: "Tin box with turning ears and a coin slot",
      fa: "قوطی فلزی با گوش‌های چرخان و شکاف سکه",
    },
    summary: {
      en: "A friendly tin robot that swallows coins and blinks when it is full.",
      fa: "ربات فلزی مهربانی که سکه می‌بلعد و وقتی پر شد چشمک می‌زند.",
    },
    description: {
      en: [
        "Coins go in at the top, and the ears turn by one notch with each, so a child can hear " +
          "saving as well as see it. When the box is full, the eyes flip from blue to gold.",
        "It opens underneath with a proper key, not a rubber plug. The tin is rolled at the " +
          "edges and printed, not stickered. A dry cloth brings back its shine.",
      ],
      fa: [
        "سکه از بالا تو می‌رود و با هر سکه گوش‌ها یک دندانه می‌چرخند؛ بچه پس‌انداز را هم " +
          "می‌بیند هم می‌شنود. قلک که پر شد، چشم‌ها از آبی به طلایی برمی‌گردند.",
        "از زیر با کلید درست‌وحسابی باز می‌شود، نه درپوش لاستیکی. لبه‌های فلز برگشته‌اند و " +
          "نقش‌ها چاپ شده‌اند، نه برچسب. با دستمال خشک دوباره برق می‌افتد.",
      ],
    },
    rating: 0,
    ratingCount: 0,
    sold: 5,
    age: 12,
    object: { emoji: "1f916" },
    companions: [{ emoji: "1fa99" }],
    facts: { material: "iron", age_group: "a6", power_source: "manual", length: 14 },
    variants: [
      { options: { color: "red" }, usd: 2100, irr: 14_700_000, stock: 34 },
      {
        options: { color: "blue" },
        usd: 2100,
        irr: 14_700_000,
        stock: 26,
      },
    ],
  },
];
