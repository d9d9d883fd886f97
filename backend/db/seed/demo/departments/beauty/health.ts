import type { DemoProduct } from "../../shape";

/** Fragrance and the home medicine cupboard. */
export const health: DemoProduct[] = [
  {
    key: "soft-bristle-toothbrush",
    category: "home-health",
    brand: "brightside",
    name: { en: "Soft-Bristle Toothbrush", fa: "مسواک نرم" },
    subtitle: {
      en: "Tapered tips and a slim neck for the back teeth",
      fa: "موهای نوک‌باریک و گردن ظریف برای دندان‌های عقب",
    },
    summary: {
      en: "A plain, good toothbrush, cheaper by the half-dozen.",
      fa: "مسواکی ساده و خوب که بستهٔ شش‌تایی‌اش به‌صرفه‌تر است.",
    },
    description: {
      en: [
        "The bristles narrow to a hundredth of a millimeter, which lets them slip under the gum line without " +
          "scratching. The neck is thin enough to pass behind wisdom teeth, and the handle is thick where you hold " +
          "it.",
        "Dentists ask for a new one every three months; a set of four is a year for one person. The head comes " +
          "with a ventilated cap for traveling.",
      ],
      fa: [
        "نوک موها به یک‌صدم میلی‌متر می‌رسد و بی‌آنکه لثه را بخراشد زیر خط آن می‌رود. گردن آن‌قدر باریک است که به " +
          "پشت دندان عقل برسد و دسته همان‌جا که در دست می‌گیرید کلفت‌تر است.",
        "دندان‌پزشک‌ها می‌گویند هر سه ماه یکی؛ بستهٔ چهارتایی یعنی یک سال برای یک نفر. سرپوش سوراخ‌داری هم برای " +
          "سفر دارد.",
      ],
    },
    rating: 4.6,
    ratingCount: 823,
    sold: 3890,
    age: 660,
    object: { emoji: "1faa5" },
    companions: [{ emoji: "1fae7" }, { emoji: "1f33f" }],
    facts: {
      material: ["plastic"],
      origin: "germany",
      audience: ["everyone"],
      power_source: "manual",
    },
    variants: [
      { options: { pack: "single" }, usd: 400, irr: 2_400_000, stock: 78 },
      { options: { pack: "set2" }, usd: 700, irr: 4_300_000, stock: 64 },
      {
        options: { pack: "set4" },
        usd: 1200,
        irr: 7_900_000,
        usdWas: 1600,
        irrWas: 9_900_000,
        stock: 50,
      },
      {
        options: { pack: "set6" },
        usd: 1700,
        irr: 10_900_000,
        usdWas: 2400,
        irrWas: 14_900_000,
        stock: 37,
      },
    ],
  },
  {
    key: "orange-blossom-attar",
    category: "fragrance",
    brand: "golpar",
    name: { en: "Orange-Blossom Attar", fa: "عطر روغنی بهارنارنج" },
    subtitle: {
      en: "Pure perfume oil in a stoppered glass phial",
      fa: "روغن عطری خالص در لولهٔ شیشه‌ای دردار",
    },
    summary: {
      en: "Alcohol-free scent from the orange gardens of Shiraz; one drop lasts the day.",
      fa: "عطری بی‌الکل از نارنجستان‌های شیراز که یک قطره‌اش تا شب می‌ماند.",
    },
    description: {
      en: [
        "The blossoms fall onto sheets spread beneath the trees in April and are distilled over sandalwood, which " +
          "takes up the scent and holds it. What you get is golden, slightly thick and very quiet: people notice it " +
          "only when they hug you.",
        "Touch the stopper to wrists and behind the ears, and leave cloth alone, as oil can mark it. Kept upright " +
          "and in the dark, it deepens for years.",
      ],
      fa: [
        "فروردین، شکوفه‌ها روی پارچه‌های زیر درخت می‌ریزند و روی چوب صندل تقطیر می‌شوند تا صندل بو را به خود " +
          "بگیرد. حاصلش طلایی، کمی غلیظ و بسیار آرام است؛ تا کسی بغلتان نکند متوجهش نمی‌شود.",
        "سرِ در را به مچ و پشت گوش بزنید و به لباس نزنید، چون روغن لکه می‌اندازد. ایستاده و در تاریکی نگهش دارید؛ " +
          "سال‌به‌سال عمیق‌تر می‌شود.",
      ],
    },
    rating: 4.7,
    ratingCount: 9,
    sold: 38,
    age: 20,
    object: { emoji: "1f9ea", hue: 300 },
    companions: [{ emoji: "1f33c" }, { emoji: "1f34a" }],
    facts: {
      origin: "iran",
      audience: ["everyone"],
      handmade: true,
      material: ["glass"],
      volume: 8,
    },
    variants: [{ options: {}, usd: 4200, irr: 22_900_000, stock: 17 }],
  },
  {
    key: "violet-eau-de-cologne",
    category: "fragrance",
    brand: "sonnet",
    name: { en: "Violet Eau de Cologne", fa: "ادوکلن بنفشه" },
    subtitle: {
      en: "A laboratory phial of cool, powdery violet",
      fa: "لوله‌ای شیشه‌ای از بنفشهٔ خنک و پودری",
    },
    summary: {
      en: "Splash it on a handkerchief, on the nape, or on a tired afternoon.",
      fa: "روی دستمال، پشت گردن یا وسط یک بعدازظهر خسته بزنید.",
    },
    description: {
      en: [
        "Violet leaf, iris root and a squeeze of bergamot, mixed light so that it can be used by the palmful. It " +
          "opens green and sharp, turns soft within ten minutes and is gone in two hours, like good company.",
        "We fill it in graduated glass because the perfumer does. The marks are real, so you can see how much is " +
          "left. The phial can be refilled and the cork replaced.",
      ],
      fa: [
        "برگ بنفشه، ریشهٔ زنبق و کمی برگاموت، رقیق‌شده تا بشود مشت‌مشت مصرفش کرد. اولش سبز و تیز است، ده دقیقه بعد " +
          "نرم می‌شود و دو ساعته می‌رود؛ مثل مهمان خوب.",
        "در شیشهٔ مدرج می‌ریزیم چون عطرساز هم همین کار را می‌کند. درجه‌ها واقعی‌اند و می‌بینید چقدر مانده است. " +
          "شیشه را می‌شود پر کرد و چوب‌پنبه را عوض.",
      ],
    },
    rating: 0,
    ratingCount: 0,
    sold: 6,
    age: 8,
    object: { emoji: "1f9ea", hue: 180 },
    companions: [{ emoji: "1f338", hue: 300 }, { emoji: "1f34b" }],
    facts: { origin: "italy", audience: ["women", "men"], material: ["glass"] },
    variants: [
      { options: { pack: "ml50" }, usd: 3600, irr: 25_900_000, stock: 24 },
      { options: { pack: "ml100" }, usd: 5800, irr: 41_900_000, stock: 15 },
    ],
  },
  {
    key: "bath-nursery-thermometer",
    category: "home-health",
    brand: "bergmann",
    name: { en: "Bath and Nursery Thermometer", fa: "دماسنج حمام و اتاق کودک" },
    subtitle: {
      en: "Red spirit in a sealed glass tube, no batteries",
      fa: "الکل قرمز در لولهٔ شیشه‌ای بسته، بدون باتری",
    },
    summary: {
      en: "Shows at a glance whether the water is ready for the baby.",
      fa: "با یک نگاه نشان می‌دهد که آب برای نوزاد آماده است یا نه.",
    },
    description: {
      en: [
        "A column of dyed alcohol, read against bold marks that can be seen without spectacles. It settles in " +
          "under a minute, in air or in water, and there is no mercury anywhere in it.",
        "The glass is thick and jacketed in clear plastic, so that it floats and survives the tap. For a baby's " +
          "bath aim for 37 degrees, and for the room in which it sleeps, about twenty.",
      ],
      fa: [
        "ستونی از الکل رنگی با درجه‌هایی پررنگ که بدون عینک هم خوانده می‌شوند. در هوا یا آب، کمتر از یک دقیقه ثابت " +
          "می‌شود و هیچ جیوه‌ای در آن نیست.",
        "شیشه ضخیم است و غلاف شفاف پلاستیکی دارد؛ روی آب می‌ماند و ضربهٔ شیر آب را تاب می‌آورد. برای حمام نوزاد ۳۷ " +
          "درجه و برای اتاق خوابش حدود ۲۰ درجه مناسب است.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.2,
    ratingCount: 105,
    sold: 480,
    age: 340,
    object: { emoji: "1f321-fe0f" },
    companions: [{ emoji: "1f6c1" }, { emoji: "1f37c" }],
    facts: {
      material: ["glass", "plastic"],
      origin: "germany",
      audience: ["babies", "everyone"],
      power_source: "manual",
      waterproof: true,
    },
    variants: [
      { options: {}, usd: 1300, irr: 8_900_000, usdWas: 1700, irrWas: 11_900_000, stock: 35 },
    ],
  },
  {
    key: "fabric-plasters",
    category: "home-health",
    brand: "verdant",
    name: { en: "Soft Fabric Plasters", fa: "چسب زخم پارچه‌ای" },
    subtitle: {
      en: "Breathable, stretchy, kind to thin skin",
      fa: "تنفس‌پذیر، کشی و مهربان با پوست نازک",
    },
    summary: {
      en: "Plasters that bend with a knuckle and come off without a scene.",
      fa: "چسب زخمی که با بند انگشت خم می‌شود و بی‌سروصدا کنده می‌شود.",
    },
    description: {
      en: [
        "Woven cotton backing in a plain sand color, a pad that does not stick to the wound and an adhesive made " +
          "for sensitive skin. They stay on through two hand-washings, provided you round the corners off first.",
        "Each strip is sealed separately and will keep for five years. Put one set in the kitchen drawer and one " +
          "in the bag that goes to the park; both will be needed.",
      ],
      fa: [
        "پشت چسب از پنبهٔ بافته به رنگ خاکی ساده است، گازش به زخم نمی‌چسبد و چسبش برای پوست حساس ساخته شده. اگر " +
          "گوشه‌ها را اول گرد ببرید، دو بار شستن دست را هم تاب می‌آورد.",
        "هر چسب جدا بسته‌بندی شده و پنج سال می‌ماند. یک بسته در کشوی آشپزخانه بگذارید و یکی در کیفی که با خودتان " +
          "به پارک می‌برید؛ هر دو لازم می‌شود.",
      ],
    },
    rating: 4.5,
    ratingCount: 299,
    sold: 2040,
    age: 470,
    object: { emoji: "1fa79", hue: 150 },
    companions: [{ emoji: "1f9f8" }, { emoji: "1f6b2" }],
    facts: { material: ["cotton"], origin: "turkey", skin: ["sensitive"], audience: ["everyone"] },
    variants: [
      { options: { pack: "set6" }, usd: 300, irr: 1_900_000, stock: 75 },
      { options: { pack: "set12" }, usd: 500, irr: 3_100_000, stock: 69 },
    ],
  },
  {
    key: "dual-head-stethoscope",
    category: "home-health",
    brand: "bergmann",
    name: { en: "Dual-Head Stethoscope", fa: "گوشی پزشکی دوطرفه" },
    subtitle: {
      en: "Student-grade, with a tunable diaphragm and spare ear tips",
      fa: "مناسب دانشجو، با دیافراگم قابل‌تنظیم و سری اضافه",
    },
    summary: {
      en: "Clear heart and lung sounds for first-year students and careful home nurses.",
      fa: "صدای روشن قلب و ریه برای دانشجویان سال اول و پرستاران خانگی دقیق.",
    },
    description: {
      en: [
        "The chest piece is machined from steel and turns between a bell for low sounds and a diaphragm for high " +
          "ones. Thick-walled tubing keeps the noise of the room out; it is free of latex and does not stiffen in " +
          "the cold.",
        "Ear tips are silicone and angled forwards, as your own ear canals are. Wipe everything with alcohol " +
          "between patients, and never leave the tubing coiled tight or in the sun.",
      ],
      fa: [
        "سرِ گوشی از فولاد تراشیده شده و میان زنگ برای صداهای بم و دیافراگم برای صداهای زیر می‌چرخد. شلنگ " +
          "جداره‌ضخیم همهمهٔ اتاق را راه نمی‌دهد؛ لاتکس ندارد و در سرما سفت نمی‌شود.",
        "سرگوشی‌ها سیلیکونی‌اند و مثل مجرای گوش رو به جلو زاویه دارند. میان دو بیمار همه‌جا را با الکل پاک کنید و " +
          "شلنگ را تنگ نپیچید و در آفتاب نگذارید.",
      ],
    },
    guarantee: { en: "3-year guarantee", fa: "۳ سال ضمانت" },
    rating: 4.6,
    ratingCount: 8,
    sold: 21,
    age: 27,
    object: { emoji: "1fa7a" },
    companions: [{ emoji: "1f4cb" }, { emoji: "231a" }],
    facts: {
      material: ["steel", "rubber"],
      origin: "japan",
      audience: ["everyone"],
      level: "beginner",
      length: 71,
    },
    variants: [{ options: {}, usd: 5900, irr: 41_900_000, stock: 11 }],
  },
];
