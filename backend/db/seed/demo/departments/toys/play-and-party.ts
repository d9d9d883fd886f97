import type { DemoProduct } from "../../shape";

export const playAndParty: DemoProduct[] = [
  {
    key: "bow-tail-diamond-kite",
    category: "outdoor-play",
    brand: "kitewell",
    name: { en: "Bow-Tail Diamond Kite", fa: "بادبادک دم‌پاپیونی" },
    subtitle: {
      en: "Ripstop cloth, fiber spars, 40 m line",
      fa: "پارچهٔ ضدپارگی، میلهٔ سبک، ۴۰ متر نخ",
    },
    summary: {
      en: "A four-colored kite that rises from the hand, without anybody having to run.",
      fa: "بادبادکی چهاررنگ که از کف دست بالا می‌رود و کسی هم مجبور نیست بدود.",
    },
    description: {
      en: [
        "Hold it by the cross of the spars, let the wind take it, and pay out the line. It " +
          "climbs steeply in a breeze that barely moves leaves, and the tail of bows keeps it " +
          "calm.",
        "The cloth is the sort used for spinnakers: a small hole stays a small hole. It rolls " +
          "round its own spars into a long bag. Never near power lines, and never in thunder.",
      ],
      fa: [
        "از محل تقاطع میله‌ها بگیرید، بگذارید باد ببردش و نخ را آرام‌آرام رها کنید. با نسیمی " +
          "که برگ را هم به‌زور تکان می‌دهد اوج می‌گیرد و دم پاپیونی‌اش آرام نگهش می‌دارد.",
        "پارچه‌اش از جنس بادبان قایق است؛ سوراخ کوچک، کوچک می‌ماند. دور میله‌های خودش لوله " +
          "می‌شود و در کیسه‌ای باریک جا می‌گیرد. نزدیک سیم برق و هنگام رعدوبرق هوا نکنید.",
      ],
    },
    rating: 4.5,
    ratingCount: 259,
    sold: 1330,
    age: 250,
    object: { emoji: "1fa81" },
    companions: [{ emoji: "2601-fe0f" }],
    facts: {
      material: "polyester",
      age_group: "a6",
      place: "outdoor",
      season: ["spring", "autumn"],
    },
    variants: [
      {
        options: { size: "m" },
        usd: 1800,
        irr: 12_600_000,
        usdWas: 2300,
        irrWas: 16_100_000,
        stock: 37,
      },
      {
        options: { size: "l" },
        usd: 2700,
        irr: 18_900_000,
        usdWas: 3400,
        irrWas: 23_800_000,
        stock: 15,
      },
    ],
  },
  {
    key: "star-yo-yo",
    category: "outdoor-play",
    brand: "setareh",
    name: { en: "Star Yo-Yo", fa: "یویوی ستاره" },
    subtitle: {
      en: "Sleeps, climbs, comes with a spare string",
      fa: "درجا می‌چرخد، برمی‌گردد، نخ یدک دارد",
    },
    summary: {
      en: "A yo-yo with a steel axle that spins long enough to learn something.",
      fa: "یویویی با محور استیل که آن‌قدر می‌چرخد تا چیزی یاد بگیرید.",
    },
    description: {
      en: [
        "The two halves are balanced to the tenth of a gram, so it sleeps at the end of the " +
          "string instead of wobbling. A gentle tug and it climbs home to your palm.",
        "Begin with the string cut to the height of your navel and stand where the lamp is " +
          "not. The spare string is cotton, because cotton grips; change it when it looks gray.",
      ],
      fa: [
        "دو نیمه‌اش با دقت یک‌دهم گرم میزان شده‌اند؛ ته نخ لنگ نمی‌زند و درجا می‌چرخد. یک کشش " +
          "آرام کافی است تا بالا بیاید و به کف دست برگردد.",
        "برای شروع نخ را تا بلندی ناف کوتاه کنید و جایی بایستید که لوستر نباشد. نخ یدک پنبه‌ای " +
          "است، چون پنبه بهتر می‌گیرد؛ وقتی چرک‌مُرد شد عوضش کنید.",
      ],
    },
    rating: 4.2,
    ratingCount: 174,
    sold: 2040,
    age: 485,
    object: { emoji: "1fa80" },
    companions: [{ emoji: "1fa81" }],
    facts: { material: ["plastic", "steel"], age_group: "a6", weight: 60, level: "beginner" },
    variants: [
      { options: { color: "purple" }, usd: 700, irr: 4_900_000, stock: 66 },
      {
        options: { color: "red" },
        usd: 700,
        irr: 4_900_000,
        stock: 51,
      },
      {
        options: { color: "green" },
        usd: 700,
        irr: 4_900_000,
        stock: 0,
      },
      {
        options: { color: "turquoise" },
        usd: 700,
        irr: 4_900_000,
        stock: 28,
      },
      {
        options: { color: "blue" },
        usd: 700,
        irr: 4_900_000,
        stock: 43,
      },
    ],
  },
  {
    key: "palm-size-parachute-jumper",
    category: "outdoor-play",
    brand: "pooyesh",
    name: { en: "Palm-Size Parachute Jumper", fa: "چترباز جیبی" },
    subtitle: { en: "Throw it up, watch it drift down", fa: "پرتابش کنید و فرود آرامش را ببینید" },
    summary: {
      en: "A little jumper with a rainbow canopy that opens every single time.",
      fa: "چترباز کوچکی با چتر رنگین‌کمانی که هر بار باز می‌شود.",
    },
    description: {
      en: [
        "Wrap the lines loosely round the figure, throw it as high as you can, and the canopy " +
          "opens at the top of the arc. From a second-floor balcony it takes about nine seconds " +
          "to land.",
        "The lines are braided and hardly tangle; if they do, shake the canopy and pull one " +
          "corner. No batteries, no assembly, nothing to charge. It packs into a matchbox-sized " +
          "tin.",
      ],
      fa: [
        "بندها را شل دور چترباز بپیچید و تا می‌توانید بالا بیندازید؛ چتر در اوج باز می‌شود. از " +
          "بالکن طبقهٔ دوم حدود نه ثانیه طول می‌کشد تا به زمین برسد.",
        "بندها بافته‌اند و به‌سختی گره می‌خورند؛ اگر خوردند، چتر را بتکانید و یک گوشه را " +
          "بکشید. نه باتری می‌خواهد، نه سرهم کردن، نه شارژ. در جعبهٔ کوچکش به‌اندازهٔ قوطی‌کبریت " +
          "جا می‌شود.",
      ],
    },
    rating: 4.1,
    ratingCount: 7,
    sold: 33,
    age: 15,
    object: { emoji: "1fa82" },
    companions: [{ emoji: "2601-fe0f" }],
    facts: {
      material: ["polyester", "plastic"],
      age_group: "a6",
      place: "outdoor",
      audience: "kids",
    },
    variants: [
      { options: { pack: "single" }, usd: 600, irr: 4_200_000, stock: 62 },
      { options: { pack: "set2" }, usd: 1100, irr: 7_700_000, stock: 40 },
      { options: { pack: "set4" }, usd: 1900, irr: 13_300_000, stock: 22 },
    ],
  },
  {
    key: "fringed-paper-pinata",
    category: "party-fun",
    brand: "ranginak",
    name: { en: "Fringed Paper Piñata", fa: "پینیاتای کاغذی ریش‌ریش" },
    subtitle: {
      en: "Empty and ready to fill, 45 cm tall",
      fa: "خالی و آمادهٔ پر کردن، ۴۵ سانتی‌متر",
    },
    summary: {
      en: "A rainbow donkey of fringed paper that holds a kilo of sweets, for a while.",
      fa: "الاغی رنگین‌کمانی از کاغذ ریش‌ریش که یک کیلو شکلات را نگه می‌دارد، البته موقتاً.",
    },
    description: {
      en: [
        "Rows of tissue paper are cut and glued by hand over a card body, strong enough to " +
          "last through ten turns and weak enough for the eleventh. The filling door is under " +
          "the saddle.",
        "Hang it from the loop with a rope over a branch, so a grown-up can raise and lower " +
          "it. Sweets, rubber balls and tiny notes all fit. Sweep up, and the paper goes to " +
          "recycling.",
      ],
      fa: [
        "ردیف‌های کاغذ کشی با دست بریده و روی بدنهٔ مقوایی چسبانده شده‌اند؛ آن‌قدر محکم که ده " +
          "نوبت ضربه را تاب بیاورد و آن‌قدر سست که نوبت یازدهم بترکد. دریچهٔ پر کردن زیر زین است.",
        "با طنابی از حلقه‌اش روی شاخه بیندازید تا بزرگ‌تری بالا و پایینش ببرد. شکلات، توپ کوچک " +
          "و یادداشت‌های ریز همه جا می‌شوند. آخر جشن کاغذهایش به بازیافت می‌رود.",
      ],
    },
    rating: 4.6,
    ratingCount: 41,
    sold: 190,
    age: 215,
    object: { emoji: "1fa85" },
    companions: [{ emoji: "1f36c" }],
    facts: { material: "paper", handmade: true, age_group: "a6", length: 45 },
    variants: [{ options: {}, usd: 2400, irr: 16_800_000, stock: 18 }],
  },
  {
    key: "matte-round-balloons",
    category: "party-fun",
    brand: "brightside",
    name: { en: "Matte Round Balloons", fa: "بادکنک گرد مات" },
    subtitle: { en: "Thick natural rubber, 30 cm", fa: "لاستیک طبیعی ضخیم، ۳۰ سانتی‌متر" },
    summary: {
      en: "Round, even-colored balloons that stay plump until the last guest has gone.",
      fa: "بادکنک‌های گرد و خوش‌رنگی که تا رفتن آخرین مهمان سرحال می‌مانند.",
    },
    description: {
      en: [
        "The rubber is thicker than usual, so the color stays full when the balloon is large " +
          "and a chair leg does not end the party. They blow up to thirty centimeters with " +
          "breath or pump.",
        "Filled with air they last four days, with helium about eighteen hours. Ribbon is " +
          "included. Pick up the pieces of burst ones before small children do.",
      ],
      fa: [
        "لاستیکش از معمول ضخیم‌تر است؛ رنگ در بادکنک بزرگ هم پر می‌ماند و پایهٔ صندلی مهمانی " +
          "را خراب نمی‌کند. با فوت یا تلمبه تا سی سانتی‌متر باد می‌شود.",
        "با هوا چهار روز و با هلیوم حدود هجده ساعت می‌ماند. روبان همراهش هست. تکه‌های بادکنک " +
          "ترکیده را پیش از بچه‌های کوچک جمع کنید.",
      ],
    },
    rating: 3.9,
    ratingCount: 338,
    sold: 3760,
    age: 540,
    object: { emoji: "1f388" },
    companions: [{ emoji: "1f382" }],
    facts: { material: "rubber", age_group: "a10", place: ["indoor", "outdoor"] },
    variants: [
      { options: { color: "red", pack: "set6" }, usd: 400, irr: 2_800_000, stock: 75 },
      { options: { color: "red", pack: "set12" }, usd: 700, irr: 4_900_000, stock: 60 },
      {
        options: { color: "blue", pack: "set6" },
        usd: 400,
        irr: 2_800_000,
        stock: 54,
      },
      {
        options: { color: "blue", pack: "set12" },
        usd: 500,
        irr: 3_500_000,
        usdWas: 700,
        irrWas: 4_900_000,
        stock: 49,
      },
      {
        options: { color: "purple", pack: "set6" },
        usd: 400,
        irr: 2_800_000,
        stock: 36,
      },
      {
        options: { color: "purple", pack: "set12" },
        usd: 700,
        irr: 4_900_000,
        stock: 3,
      },
    ],
  },
];
