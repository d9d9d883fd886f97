import type { DemoProduct } from "../../shape";

export const art: DemoProduct[] = [
  {
    key: "gouache-palette",
    category: "painting-supplies",
    brand: "ranginak",
    name: { en: "Wooden Palette with Gouache", fa: "پالت چوبی با رنگ گواش" },
    subtitle: {
      en: "Four pans of opaque color set into a curved board",
      fa: "چهار قرص رنگ پوشا روی تخته‌ای خوش‌انحنا",
    },
    summary: {
      en: "A palette shaped for the arm, ready-filled with purple, red, green and blue for painting anywhere.",
      fa: "پالتی که روی ساعد می‌نشیند و با بنفش، قرمز، سبز و آبی پر شده تا هر جا نقاشی کنید.",
    },
    description: {
      en: [
        "The board is sanded beech, oiled so that wet paint wipes away without a stain. It " +
          "is cut for left and right hands: simply turn it over and move the pans.",
        "Gouache covers in one coat and dries to a soft chalk finish. Wake the pans with two " +
          "drops of water, and replace them singly when they run low.",
      ],
      fa: [
        "تخته از چوب راشِ سنباده‌خورده و روغن‌زده است؛ رنگ خیس بدون لک از رویش پاک می‌شود. " +
          "برای چپ‌دست هم مناسب است: برگردانیدش و قرص‌ها را جابه‌جا کنید.",
        "گواش با یک لایه می‌پوشاند و مات و گچی خشک می‌شود. با دو قطره آب قرص‌ها را بیدار " +
          "کنید و هر کدام که تمام شد، همان یکی را عوض کنید.",
      ],
    },
    rating: 4.5,
    ratingCount: 92,
    sold: 418,
    age: 174,
    object: { emoji: "1f3a8" },
    companions: [{ emoji: "1f58c-fe0f" }, { emoji: "1f33b" }],
    facts: { material: "wood", audience: "everyone", level: "beginner", weight: 340 },
    variants: [
      { options: { pack: "single" }, usd: 2400, irr: 16_500_000, stock: 33 },
      { options: { pack: "set2" }, usd: 4400, irr: 29_900_000, stock: 12 },
    ],
  },
  {
    key: "round-paint-brushes",
    category: "painting-supplies",
    brand: "firouzeh",
    name: { en: "Round Watercolor Brushes", fa: "قلم‌موی گرد آبرنگ" },
    subtitle: {
      en: "A full belly, a fine point and a lacquered handle",
      fa: "شکم پُر، نوک باریک و دستهٔ لاکی",
    },
    summary: {
      en: "Soft synthetic brushes that drink plenty of water and still come back to a sharp point.",
      fa: "قلم‌موهای نرم مصنوعی که آب زیادی می‌گیرند و باز نوکشان تیز می‌ماند.",
    },
    description: {
      en: [
        "One stroke can begin as a wash and end as an eyelash. The hair is a blend of thick " +
          "and thin fibers made to behave like squirrel, without troubling any squirrels.",
        "The single brush is a number 8; sets run from 2 to 12. Rinse in cool water, shape " +
          "the tip with the fingers and dry lying down, never standing in the jar.",
      ],
      fa: [
        "یک حرکت می‌تواند با لکه‌ای پهن آغاز شود و با خطی به نازکی مژه پایان گیرد. موها " +
          "ترکیبی از الیاف درشت و ریزند که مانند موی سنجاب رفتار می‌کنند، بی‌آزار سنجاب.",
        "تک‌قلم شمارهٔ ۸ است و بسته‌ها از شمارهٔ ۲ تا ۱۲ دارند. با آب خنک بشویید، نوکش را با " +
          "انگشت شکل دهید و خوابیده خشک کنید، نه ایستاده در لیوان.",
      ],
    },
    rating: 4.7,
    ratingCount: 311,
    sold: 2190,
    age: 260,
    object: { emoji: "1f58c-fe0f" },
    companions: [{ emoji: "1f3a8" }, { emoji: "1f5bc-fe0f" }],
    facts: {
      material: ["wood", "brass"],
      level: "intermediate",
      length: 21,
      handmade: true,
      origin: "iran",
    },
    variants: [
      { options: { pack: "single" }, usd: 700, irr: 4_900_000, stock: 72 },
      { options: { pack: "set4" }, usd: 2200, irr: 14_900_000, stock: 40 },
      { options: { pack: "set6" }, usd: 2900, irr: 19_900_000, stock: 28 },
      { options: { pack: "set12" }, usd: 4900, irr: 33_900_000, stock: 0 },
    ],
  },
  {
    key: "chunky-wax-crayons",
    category: "drawing-writing",
    brand: "koochak",
    name: { en: "Chunky Beeswax Crayons", fa: "مداد شمعی درشت موم‌عسلی" },
    subtitle: {
      en: "Strong color, honest smell, hard to snap",
      fa: "رنگ پرمایه، بوی موم و دیرشکن",
    },
    summary: {
      en: "Thick crayons for small fists that lay down bright color without pressing and smell faintly of honey.",
      fa: "مداد شمعی‌های کلفت برای مشت‌های کوچک؛ بی‌فشار رنگ می‌دهند و بوی ملایم عسل دارند.",
    },
    description: {
      en: [
        "Beeswax makes them firmer than ordinary crayons, so the points last and the table " +
          "stays cleaner. Colors lie over one another and can be scratched back to reveal the " +
          "layer beneath.",
        "Pigments are food-grade and wrappers plain paper. Marks on painted walls come off " +
          "with a little warm oil and a cloth; we have tried.",
      ],
      fa: [
        "موم زنبور عسل از مداد شمعی معمولی سفت‌ترشان کرده است؛ نوکشان دیرتر می‌رود و میز " +
          "تمیزتر می‌ماند. رنگ‌ها روی هم می‌نشینند و با خراشیدن، لایهٔ زیرین پیدا می‌شود.",
        "رنگ‌دانه‌ها خوراکی‌اند و پوششان کاغذ ساده است. اگر روی دیوار رفت، با کمی روغن گرم و " +
          "دستمال پاک می‌شود؛ خودمان آزموده‌ایم.",
      ],
    },
    rating: 4.8,
    ratingCount: 405,
    sold: 2760,
    age: 365,
    object: { emoji: "1f58d-fe0f", hue: 270 },
    companions: [{ emoji: "1f58d-fe0f", hue: 90 }, { emoji: "1f4d2" }],
    facts: { age_group: "a3", audience: "kids", material: "paper", origin: "germany" },
    variants: [
      { options: { pack: "set6" }, usd: 900, irr: 5_900_000, stock: 58 },
      { options: { pack: "set12" }, usd: 1600, irr: 10_900_000, stock: 43 },
    ],
  },
  {
    key: "fine-fountain-pen",
    category: "drawing-writing",
    brand: "dastan",
    name: { en: "Fine-Nib Fountain Pen", fa: "خودنویس نوک‌ریز" },
    subtitle: {
      en: "A smooth steel nib for letters and nastaliq practice",
      fa: "نوک روان فولادی برای نامه و مشق نستعلیق",
    },
    summary: {
      en: "A slim metal fountain pen that starts at the first stroke and makes ordinary handwriting look considered.",
      fa: "خودنویس فلزی باریکی که با نخستین حرکت می‌نویسد و خط معمولی را سنجیده نشان می‌دهد.",
    },
    description: {
      en: [
        "The nib is polished in both directions, so it glides from right to left as easily " +
          "as from left to right. Five deep enamel colors, each with a steel clip that holds " +
          "on to a thin pocket.",
        "Fill it from a bottle with the converter, or use a standard cartridge. Flush it " +
          "with cool water when you change inks.",
      ],
      fa: [
        "نوک آن از هر دو سو صیقل خورده است و از راست به چپ همان‌قدر روان می‌رود که از چپ به " +
          "راست. در پنج رنگ میناییِ پررنگ، با گیرهٔ فولادی که به جیب نازک هم بند می‌شود.",
        "با مبدل از شیشهٔ جوهر پرش کنید یا فشنگ معمولی بیندازید. هر بار که جوهر را عوض می‌کنید، با آب خنک بشویید.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.6,
    ratingCount: 274,
    sold: 1480,
    age: 91,
    object: { emoji: "1f58b-fe0f" },
    companions: [{ emoji: "2709-fe0f" }, { emoji: "1f4dc" }],
    facts: {
      material: "steel",
      level: "intermediate",
      length: 14,
      weight: 26,
      audience: "everyone",
    },
    variants: [
      {
        options: { color: "blue" },
        usd: 3200,
        irr: 21_900_000,
        usdWas: 3900,
        irrWas: 26_900_000,
        stock: 37,
      },
      {
        options: { color: "purple" },
        usd: 3200,
        irr: 21_900_000,
        usdWas: 3900,
        irrWas: 26_900_000,
        stock: 21,
      },
      {
        options: { color: "red" },
        usd: 3200,
        irr: 21_900_000,
        usdWas: 3900,
        irrWas: 26_900_000,
        stock: 18,
      },
      {
        options: { color: "green" },
        usd: 3200,
        irr: 21_900_000,
        usdWas: 3900,
        irrWas: 26_900_000,
        stock: 2,
      },
      {
        options: { color: "turquoise" },
        usd: 3200,
        irr: 21_900_000,
        usdWas: 3900,
        irrWas: 26_900_000,
        stock: 26,
      },
    ],
  },
  {
    key: "landscape-picture-frame",
    category: "frames-film",
    brand: "sepidar",
    name: { en: "Solid Wood Picture Frame", fa: "قاب عکس چوب طبیعی" },
    subtitle: {
      en: "Mitred by hand, with a hill view to start you off",
      fa: "گوشه‌بری دستی، با منظره‌ای از تپه برای شروع",
    },
    summary: {
      en: "A deep-profile frame with clear glass, shown with the little printed landscape that comes inside.",
      fa: "قابی با لبهٔ گود و شیشهٔ شفاف که با منظرهٔ چاپی کوچک درونش به دستتان می‌رسد.",
    },
    description: {
      en: [
        "The corners are cut, glued and pinned by one joiner, and closed so well that a " +
          "fingernail cannot find the seam. The back opens with four brass turns, without " +
          "tools.",
        "Small takes a 13 × 18 cm picture, medium 20 × 30, large 30 × 40. It hangs either " +
          "way up; dust the wood with a dry cloth.",
      ],
      fa: [
        "گوشه‌ها را یک نجار می‌بُرد، می‌چسباند و میخ می‌کند؛ چنان جفت که ناخن هم درز را پیدا " +
          "نمی‌کند. پشت قاب با چهار گیرهٔ برنجی و بدون ابزار باز می‌شود.",
        "اندازهٔ S برای عکس ۱۳ در ۱۸ سانتی‌متر است، M برای ۲۰ در ۳۰ و L برای ۳۰ در ۴۰. افقی " +
          "و عمودی آویزان می‌شود؛ چوبش را با دستمال خشک پاک کنید.",
      ],
    },
    rating: 4.4,
    ratingCount: 166,
    sold: 920,
    age: 312,
    object: { emoji: "1f5bc-fe0f" },
    companions: [{ emoji: "1f56f-fe0f" }, { emoji: "1f4da" }],
    facts: { material: ["wood", "glass"], handmade: true, place: "indoor", origin: "iran" },
    variants: [
      { options: { color: "brown", size: "s" }, usd: 1900, irr: 12_900_000, stock: 40 },
      { options: { color: "brown", size: "m" }, usd: 2900, irr: 19_900_000, stock: 25 },
      { options: { color: "brown", size: "l" }, usd: 4500, irr: 30_900_000, stock: 8 },
      {
        options: { color: "blue", size: "s" },
        usd: 1600,
        irr: 10_900_000,
        usdWas: 1900,
        irrWas: 12_900_000,
        stock: 15,
      },
      {
        options: { color: "blue", size: "m" },
        usd: 2400,
        irr: 16_500_000,
        usdWas: 2900,
        irrWas: 19_900_000,
        stock: 11,
      },
      {
        options: { color: "blue", size: "l" },
        usd: 3700,
        irr: 25_500_000,
        usdWas: 4500,
        irrWas: 30_900_000,
        stock: 1,
      },
    ],
  },
  {
    key: "manual-film-camera",
    category: "frames-film",
    brand: "harbor",
    name: { en: "Manual 35 mm Film Camera", fa: "دوربین آنالوگ ۳۵ میلی‌متری" },
    subtitle: {
      en: "Thirty-six frames, a light meter and your own judgement",
      fa: "سی‌وشش فریم، یک نورسنج و سلیقهٔ خودتان",
    },
    summary: {
      en:
        "A newly made mechanical camera with a brown grip, for people who would like to take " +
        "fewer, better pictures.",
      fa: "دوربین مکانیکی نوساخته با روکش قهوه‌ای، برای کسانی که می‌خواهند کمتر و بهتر عکس بگیرند.",
    },
    description: {
      en: [
        "Wind, frame, turn the ring until the two ghosts become one, press. The shutter " +
          "makes a short, dry sound and works at every speed without a battery; only the meter " +
          "needs one.",
        "Advance lever and dials are metal and improve with handling. It comes with a strap, " +
          "a lens cap, a first roll of film and a booklet in two languages.",
      ],
      fa: [
        "فیلم را جلو ببرید، قاب ببندید، حلقه را بچرخانید تا دو تصویر یکی شوند و بزنید. شاتر " +
          "صدایی کوتاه و خشک دارد و در همهٔ سرعت‌ها بدون باتری کار می‌کند؛ باتری فقط برای " +
          "نورسنج است.",
        "اهرم و پیچ‌ها فلزی‌اند و با دست‌به‌دست شدن زیباتر می‌شوند. بند، درپوش لنز، نخستین " +
          "حلقهٔ فیلم و دفترچه‌ای دوزبانه همراه آن است.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 0,
    ratingCount: 0,
    sold: 6,
    age: 7,
    object: { emoji: "1f4f7", hue: 100 },
    companions: [{ emoji: "1f39e-fe0f", hue: 135 }, { emoji: "1f5fa-fe0f" }],
    facts: {
      power_source: "manual",
      level: "intermediate",
      material: ["steel", "leather"],
      weight: 560,
      origin: "japan",
    },
    variants: [{ options: {}, usd: 24900, irr: 173_900_000, stock: 9 }],
  },
  {
    key: "colour-negative-film",
    category: "frames-film",
    brand: "lumeo",
    name: { en: "35 mm Color Negative Film", fa: "فیلم نگاتیو رنگی ۳۵ میلی‌متری" },
    subtitle: {
      en: "ISO 200, soft greens and kind skin tones",
      fa: "حساسیت ۲۰۰، سبزهای نرم و رنگ پوست مهربان",
    },
    summary: {
      en: "A daylight film with fine grain and a gentle warmth that forgives a stop too much or too little.",
      fa: "فیلم نور روز با دانهٔ ریز و گرمای ملایم که یک پله کم یا زیاد بودن نور را می‌بخشد.",
    },
    description: {
      en: [
        "Thirty-six exposures for gardens, courtyards and people in the shade of trees. " +
          "Blues stay calm, greens lean towards olive and a white shirt keeps its folds.",
        "Any laboratory can develop it in the usual C-41 bath. Keep unopened rolls in the " +
          "door of the fridge, and let them reach room temperature before loading.",
      ],
      fa: [
        "سی‌وشش عکس برای باغ، حیاط و آدم‌هایی که زیر سایهٔ درخت نشسته‌اند. آبی‌ها آرام " +
          "می‌مانند، سبزها کمی زیتونی می‌شوند و چین‌های پیراهن سفید محو نمی‌شود.",
        "هر لابراتواری آن را با داروی معمول C-41 ظاهر می‌کند. حلقه‌های بازنشده را در درِ " +
          "یخچال نگه دارید و پیش از جا انداختن بگذارید به دمای اتاق برسند.",
      ],
    },
    rating: 4.5,
    ratingCount: 128,
    sold: 1070,
    age: 205,
    object: { emoji: "1f39e-fe0f", hue: 180 },
    companions: [{ emoji: "1f4f7" }, { emoji: "1f33f" }],
    facts: { weight: 30, level: "beginner", place: "outdoor", origin: "japan" },
    variants: [
      { options: { pack: "single" }, usd: 1100, irr: 7_500_000, stock: 62 },
      { options: { pack: "set2" }, usd: 2000, irr: 13_900_000, stock: 34 },
      {
        options: { pack: "set4" },
        usd: 3600,
        irr: 24_900_000,
        usdWas: 4400,
        irrWas: 29_900_000,
        stock: 17,
      },
    ],
  },
];
