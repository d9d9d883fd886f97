import type { DemoProduct } from "../../shape";

/** Glasses, jewellery, umbrellas and watches. */
export const jewellery: DemoProduct[] = [
  {
    key: "acetate-reading-glasses",
    category: "jewellery-watches-eyewear",
    brand: "lumeo",
    name: { en: "Acetate Reading Glasses", fa: "عینک مطالعهٔ استات" },
    subtitle: { en: "+1.5 lenses in a deep navy frame", fa: "شیشهٔ نمرهٔ ۱٫۵ در قاب سرمه‌ای تیره" },
    summary: {
      en: "Light reading glasses with lenses that take the glare off a lamp-lit page.",
      fa: "عینک مطالعهٔ سبکی که درخشش نور چراغ روی صفحه را کم می‌کند.",
    },
    description: {
      en: [
        "The frame is cut from a sheet of cotton-based acetate, tumbled for three days with birch chips and " +
          "polished by hand, which is why it feels warm and not like plastic. Spring hinges forgive being taken off " +
          "one-handed.",
        "The lenses are coated against reflections and can be exchanged by any optician for your own prescription. " +
          "Rinse them before wiping; most scratches are really grains of dust, rubbed in.",
      ],
      fa: [
        "قاب را از ورق استات پنبه می‌برند، سه روز با تراشهٔ توس می‌غلتانند و با دست پرداخت می‌کنند؛ برای همین گرم " +
          "است و حس پلاستیک ندارد. لولاهای فنری با یک‌دستی برداشتن هم خراب نمی‌شوند.",
        "شیشه‌ها ضدبازتاب‌اند و هر عینک‌سازی می‌تواند نسخهٔ خودتان را جای آن‌ها بگذارد. پیش از پاک کردن با آب " +
          "بشویید؛ بیشتر خش‌ها کار ذره‌های گردی است که رویش مالیده می‌شود.",
      ],
    },
    guarantee: { en: "24-month guarantee on hinges", fa: "۲۴ ماه ضمانت لولا" },
    rating: 4.4,
    ratingCount: 112,
    sold: 530,
    age: 230,
    object: { emoji: "1f453" },
    companions: [{ emoji: "1f4d6" }, { emoji: "1f4a1" }],
    facts: {
      material: ["plastic", "glass"],
      origin: "italy",
      audience: ["women", "men"],
      weight: 24,
    },
    variants: [{ options: {}, usd: 4900, irr: 34_900_000, stock: 31 }],
  },
  {
    key: "polarised-sunglasses",
    category: "jewellery-watches-eyewear",
    brand: "lumeo",
    name: { en: "Polarised Sunglasses", fa: "عینک آفتابی پلاریزه" },
    subtitle: {
      en: "Category 3 lenses, full UV protection, case included",
      fa: "شیشهٔ درجهٔ ۳ با محافظت کامل UV، همراه جعبه",
    },
    summary: {
      en: "Dark, distortion-free lenses in a frame that suits most faces.",
      fa: "شیشه‌ای تیره و بدون اعوجاج، در قابی که به بیشتر صورت‌ها می‌آید.",
    },
    description: {
      en: [
        "The polarising film is laid between two layers instead of sprayed on top, so it cannot scratch away. It " +
          "takes the shimmer off wet roads, windscreens and the sea, and leaves colors as they are.",
        "All of UVA and UVB is stopped at the surface. The frame bends without breaking and the nose pads stay " +
          "where they are in the heat. Keep the glasses in their case, lenses up.",
      ],
      fa: [
        "لایهٔ پلاریزه میان دو لایهٔ شیشه نشسته است، نه روی سطح؛ پس خش نمی‌افتد و پاک نمی‌شود. برق جادهٔ خیس و " +
          "شیشهٔ ماشین و دریا را می‌گیرد و رنگ‌ها را عوض نمی‌کند.",
        "پرتوهای UVA و UVB کاملاً گرفته می‌شوند. قاب خم می‌شود و نمی‌شکند و پد بینی در گرما سر نمی‌خورد. در جعبه و " +
          "رو به بالا نگهش دارید.",
      ],
    },
    rating: 4.5,
    ratingCount: 267,
    sold: 1320,
    age: 320,
    object: { emoji: "1f576-fe0f" },
    companions: [{ emoji: "1f452" }, { emoji: "1f9e2" }],
    facts: {
      material: ["plastic"],
      origin: "italy",
      audience: ["women", "men"],
      season: ["spring", "summer"],
      weight: 28,
    },
    variants: [
      {
        options: { color: "purple" },
        usd: 7600,
        irr: 52_900_000,
        usdWas: 9500,
        irrWas: 65_900_000,
        stock: 19,
      },
      {
        options: { color: "brown" },
        usd: 7600,
        irr: 52_900_000,
        usdWas: 9500,
        irrWas: 65_900_000,
        stock: 23,
      },
      {
        options: { color: "green" },
        usd: 9500,
        irr: 65_900_000,
        stock: 6,
      },
    ],
  },
  {
    key: "solitaire-silver-ring",
    category: "jewellery-watches-eyewear",
    brand: "firouzeh",
    name: { en: "Blue Topaz Solitaire Ring", fa: "انگشتر تک‌نگین توپاز آبی" },
    subtitle: {
      en: "A faceted sky-blue stone on sterling silver",
      fa: "نگین تراش‌خوردهٔ آبی آسمانی روی نقرهٔ ۹۲۵",
    },
    summary: {
      en: "A single bright topaz, set high so that light reaches it from below.",
      fa: "یک توپاز روشن که بالا نشسته تا نور از زیر هم به آن برسد.",
    },
    description: {
      en: [
        "The stone is cut in the old style, with a broad table and a deep point, and held by six claws filed thin " +
          "by hand. The band is polished round inside and out, so it turns easily over the knuckle.",
        "Each ring is hallmarked and comes in a small walnut box. If the size is not right, send it back once and " +
          "our jeweller alters it for nothing. Silver darkens in drawers; wearing it keeps it bright.",
      ],
      fa: [
        "نگین به سبک قدیم تراش خورده: سطحی پهن و نوکی عمیق، با شش چنگ که با دست سوهان شده‌اند. رکاب از درون و " +
          "بیرون گرد و صیقلی است و راحت از بند انگشت می‌گذرد.",
        "هر انگشتر عیار حک‌شده دارد و در جعبهٔ کوچک گردو می‌آید. اگر اندازه نبود، یک بار پس بفرستید تا زرگر ما " +
          "رایگان درستش کند. نقره در کشو تیره می‌شود؛ بپوشید تا برق بزند.",
      ],
    },
    guarantee: { en: "Lifetime guarantee on the setting", fa: "ضمانت همیشگی نگین‌نشانی" },
    rating: 4.9,
    ratingCount: 54,
    sold: 187,
    age: 85,
    object: { emoji: "1f48d" },
    companions: [{ emoji: "1f48e" }, { emoji: "1f381" }],
    facts: {
      material: ["silver925"],
      origin: "iran",
      audience: ["women"],
      handmade: true,
      weight: 4,
    },
    variants: [{ options: {}, usd: 13_500, irr: 89_900_000, stock: 9 }],
  },
  {
    key: "strung-stone-beads",
    category: "jewellery-watches-eyewear",
    brand: "firouzeh",
    name: { en: "Strung Stone Beads with Tassel", fa: "تسبیح سنگی منگوله‌دار" },
    subtitle: {
      en: "Thirty-three polished beads, knotted on silk",
      fa: "سی‌وسه دانهٔ صیقلی روی نخ ابریشم",
    },
    summary: {
      en: "Beads for the hand or the wrist, cool at first and warm after a minute.",
      fa: "تسبیحی برای دست یا مچ؛ اولش خنک است و بعدِ یک دقیقه گرم می‌شود.",
    },
    description: {
      en: [
        "Carnelian or turquoise, turned and drilled in a two-room workshop in Nishapur and sorted by eye so that " +
          "the shades run together. Every bead has a knot on either side, and a broken thread loses only one.",
        "The tassel is silk and can be replaced. Turquoise is porous: keep it away from scent and soap. Carnelian " +
          "minds nothing, and only grows deeper in color from being handled.",
      ],
      fa: [
        "عقیق یا فیروزه، تراشیده و سوراخ‌شده در کارگاهی دواتاقه در نیشابور؛ دانه‌ها را با چشم جور کرده‌اند تا " +
          "رنگ‌ها به هم بیایند. دو طرف هر دانه گره خورده و اگر نخ پاره شود، فقط یک دانه می‌افتد.",
        "منگوله ابریشمی است و عوض می‌شود. فیروزه منفذ دارد؛ از عطر و صابون دور نگهش دارید. عقیق اما نازک‌نارنجی " +
          "نیست و هرچه بیشتر دست بخورد خوش‌رنگ‌تر می‌شود.",
      ],
    },
    rating: 4.7,
    ratingCount: 176,
    sold: 720,
    age: 365,
    object: { emoji: "1f4ff" },
    companions: [{ emoji: "1f56f-fe0f" }, { emoji: "1f48e", hue: 330 }],
    facts: {
      material: ["silk"],
      origin: "iran",
      audience: ["everyone"],
      handmade: true,
      length: 34,
    },
    variants: [
      { options: { color: "orange" }, usd: 3900, irr: 22_900_000, stock: 20 },
      {
        options: { color: "turquoise" },
        usd: 6400,
        irr: 37_900_000,
        stock: 0,
      },
    ],
  },
  {
    key: "crook-handle-umbrella",
    category: "jewellery-watches-eyewear",
    brand: "harbor",
    name: { en: "Crook-Handle Umbrella", fa: "چتر دسته‌عصایی" },
    subtitle: {
      en: "Eight steel ribs, a turned handle, a button that opens it",
      fa: "هشت پرهٔ فولادی، دستهٔ خراطی‌شده و دکمهٔ بازشو",
    },
    summary: {
      en: "A full-length umbrella you will go back to the café for.",
      fa: "چتری بلند که اگر در کافه جا بماند، حتماً برایش برمی‌گردید.",
    },
    description: {
      en: [
        "The ribs are fluted steel with brass joints, riveted rather than clipped, and the canopy is stretched so " +
          "tightly that rain drums on it. One press opens it; closing is done by hand, as it should be.",
        "It turns inside out in a gale and turns back again unhurt. Let it dry half open, never furled, and put a " +
          "drop of oil on the spring every autumn.",
      ],
      fa: [
        "پره‌ها فولادی و شیاردارند و مفصل‌های برنجی به جای خار، پرچ شده‌اند. پارچه چنان کشیده است که باران رویش " +
          "ضرب می‌گیرد. با یک فشار باز می‌شود و بستنش با دست است.",
        "در تندباد برمی‌گردد و بی‌آسیب به جای خودش می‌آید. نیمه‌باز خشکش کنید، نه پیچیده، و هر پاییز یک قطره روغن " +
          "به فنرش بدهید.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.6,
    ratingCount: 139,
    sold: 610,
    age: 215,
    object: { emoji: "2602-fe0f" },
    companions: [{ emoji: "1f462" }, { emoji: "1f9e3" }],
    facts: {
      material: ["steel", "wood", "polyester"],
      origin: "portugal",
      audience: ["everyone"],
      waterproof: true,
      length: 89,
    },
    variants: [
      { options: { color: "purple" }, usd: 5800, irr: 39_900_000, stock: 12 },
      {
        options: { color: "red" },
        usd: 5800,
        irr: 39_900_000,
        stock: 16,
      },
      {
        options: { color: "green" },
        usd: 5800,
        irr: 39_900_000,
        stock: 7,
      },
    ],
  },
  {
    key: "slim-dial-wristwatch",
    category: "jewellery-watches-eyewear",
    brand: "miadgah",
    name: { en: "Slim Dial Wristwatch", fa: "ساعت مچی باریک" },
    subtitle: {
      en: "Two pale hands, a deep dial, a quiet quartz movement",
      fa: "دو عقربهٔ روشن، صفحهٔ تیره و موتور کوارتز بی‌صدا",
    },
    summary: {
      en: "A watch that tells the time at a glance and does not ask for anything else.",
      fa: "ساعتی که با یک نگاه وقت را می‌گوید و کار دیگری با شما ندارد.",
    },
    description: {
      en: [
        "The case is seven millimeters thick and brushed, so it passes under a cuff and does not show its years. " +
          "The hands are filled with a paint that glows till morning, and a sapphire crystal keeps the dial free of " +
          "scratches.",
        "It is sealed for swimming in a pool, not for diving. One battery lasts about four years; we change the " +
          "first one free of charge and test the seal while we are there.",
      ],
      fa: [
        "بدنه هفت میلی‌متر ضخامت دارد و مات است؛ زیر سرآستین می‌رود و کهنگی نشان نمی‌دهد. عقربه‌ها تا صبح " +
          "می‌درخشند و شیشهٔ یاقوت کبود نمی‌گذارد صفحه خش بردارد.",
        "برای شنا در استخر آب‌بندی شده، نه برای غواصی. هر باتری حدود چهار سال کار می‌کند؛ باتری اول را رایگان عوض " +
          "می‌کنیم و همان‌جا آب‌بندی را هم می‌سنجیم.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 0,
    ratingCount: 0,
    sold: 11,
    age: 9,
    object: { emoji: "231a" },
    companions: [{ emoji: "1f454" }, { emoji: "1f4bc", hue: 30 }],
    facts: {
      material: ["steel", "leather"],
      origin: "japan",
      audience: ["women", "men"],
      waterproof: true,
      power_source: "battery",
    },
    variants: [
      { options: { color: "blue" }, usd: 14_900, irr: 108_900_000, stock: 14 },
      {
        options: { color: "red" },
        usd: 14_900,
        irr: 108_900_000,
        stock: 8,
      },
    ],
  },
];
