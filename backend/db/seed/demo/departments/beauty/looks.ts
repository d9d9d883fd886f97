import type { DemoProduct } from "../../shape";

/** Make-up, nails, hair and shaving. */
export const looks: DemoProduct[] = [
  {
    key: "satin-bullet-lipstick",
    category: "make-up-and-nails",
    brand: "rokhsar",
    name: { en: "Satin Lipstick", fa: "رژ لب ساتن" },
    subtitle: {
      en: "Full color in one stroke, comfortable until dinner",
      fa: "رنگ کامل با یک حرکت، راحت تا وقت شام",
    },
    summary: {
      en: "A creamy lipstick with a soft sheen that wears down evenly.",
      fa: "رژ لبی خامه‌ای با براقی ملایم که یکدست و بی‌لکه کم‌رنگ می‌شود.",
    },
    description: {
      en: [
        "The pigment is milled into jojoba and castor oil until no grain can be felt, then poured while warm, so " +
          "the bullet glides without dragging. It sits close to the lips and does not gather in the corners.",
        "Four shades: a proper red, a warm orange, a bright pink and a nut brown. Blot once, apply again, and it " +
          "will stay through tea. Keep it out of the glove compartment in summer.",
      ],
      fa: [
        "رنگ‌دانه را آن‌قدر در روغن جوجوبا و کرچک می‌سایند که زیر انگشت حس نشود و گرم در قالب می‌ریزند؛ برای همین " +
          "بدون کشیدن سر می‌خورد و گوشهٔ لب جمع نمی‌شود.",
        "چهار رنگ دارد: قرمز اصیل، نارنجی گرم، صورتی روشن و قهوه‌ای گردویی. یک بار با دستمال بگیرید و دوباره بزنید " +
          "تا بعد از چای هم بماند. تابستان در داشبورد ماشین جا نگذارید.",
      ],
    },
    rating: 4.5,
    ratingCount: 611,
    sold: 3010,
    age: 180,
    object: { emoji: "1f484" },
    companions: [{ emoji: "1fa9e" }, { emoji: "1f339" }],
    facts: { origin: "italy", skin: ["all"], audience: ["women"], weight: 4 },
    variants: [
      { options: { color: "red" }, usd: 1800, irr: 11_900_000, stock: 44 },
      {
        options: { color: "orange" },
        usd: 1800,
        irr: 11_900_000,
        stock: 21,
      },
      {
        options: { color: "pink" },
        usd: 1800,
        irr: 11_900_000,
        stock: 36,
      },
      {
        options: { color: "brown" },
        usd: 1800,
        irr: 11_900_000,
        stock: 2,
      },
    ],
  },
  {
    key: "plum-nail-lacquer",
    category: "make-up-and-nails",
    brand: "tesselle",
    name: { en: "Plum Nail Lacquer", fa: "لاک ناخن رنگ آلو" },
    subtitle: {
      en: "High-gloss purple with a wide, rounded brush",
      fa: "بنفش براق با قلم پهن و سرگرد",
    },
    summary: {
      en: "Two coats of deep plum that hold their shine for a week of ordinary work.",
      fa: "دو دست لاک آلویی که یک هفته کار روزمره را با همان برق تاب می‌آورد.",
    },
    description: {
      en: [
        "The brush is cut round and a little wider than usual: three strokes cover a nail and the edge follows the " +
          "cuticle by itself. The lacquer levels out as it dries, so you will not see where you have been.",
        "Free of formaldehyde, toluene and camphor, and tested on people, not on animals. Wait two minutes between " +
          "coats, finish with a clear one, and roll the bottle instead of shaking it.",
      ],
      fa: [
        "سر قلم گرد و کمی پهن‌تر از معمول است: با سه حرکت تمام ناخن رنگ می‌شود و لبه‌اش خودبه‌خود خط پوست را دنبال " +
          "می‌کند. لاک هنگام خشک شدن تراز می‌شود و ردّ قلم نمی‌ماند.",
        "فرمالدئید، تولوئن و کافور ندارد و روی حیوانات آزمایش نشده است. میان دو دست دو دقیقه صبر کنید، رویش لاک " +
          "بی‌رنگ بزنید و شیشه را به جای تکان دادن، میان دست بغلتانید.",
      ],
    },
    rating: 3.6,
    ratingCount: 44,
    sold: 390,
    age: 150,
    object: { emoji: "1f485" },
    companions: [{ emoji: "1f347" }, { emoji: "1f48d", hue: 30 }],
    facts: { origin: "korea", audience: ["women"], volume: 11 },
    variants: [
      { options: {}, usd: 900, irr: 5_900_000, usdWas: 1200, irrWas: 7_900_000, stock: 52 },
    ],
  },
  {
    key: "gilded-petal-mirror",
    category: "make-up-and-nails",
    brand: "tandis",
    name: { en: "Petal-Frame Mirror", fa: "آینهٔ قاب‌گلبرگی" },
    subtitle: {
      en: "A little oval mirror in a hand-gilded frame",
      fa: "آینهٔ بیضی کوچک در قاب طلایی دست‌کار",
    },
    summary: {
      en: "Hung by the door or propped on a dresser, it makes a small corner brighter.",
      fa: "کنار در یا روی میز آرایش، گوشه‌ای کوچک را روشن‌تر می‌کند.",
    },
    description: {
      en: [
        "Six petals of carved limewood surround an oval of clear, low-iron glass, which shows skin in its own " +
          "color and not faintly green. The gold is laid over red clay and rubbed with agate, as frame-makers in " +
          "Isfahan still do it.",
        "Twenty-six centimeters tall, with a brass loop and a folding foot behind. Dust the frame with a soft " +
          "brush and spray the cloth, never the glass.",
      ],
      fa: [
        "شش گلبرگ از چوب نمدار کنده‌کاری‌شده، شیشه‌ای بیضی و شفاف را در میان گرفته‌اند؛ شیشهٔ کم‌آهن که رنگ پوست " +
          "را سبز نشان نمی‌دهد. طلا را روی گل سرخ نشانده و با عقیق صیقل داده‌اند؛ همان رسم قاب‌سازان اصفهان.",
        "بیست‌وشش سانتی‌متر بلندی دارد و پشتش حلقهٔ برنجی و پایهٔ تاشو است. قاب را با قلم‌موی نرم گردگیری کنید و " +
          "شیشه‌پاک‌کن را به دستمال بزنید، نه به آینه.",
      ],
    },
    rating: 4.9,
    ratingCount: 31,
    sold: 96,
    age: 430,
    object: { emoji: "1fa9e" },
    companions: [{ emoji: "1f484" }, { emoji: "1f490" }],
    facts: {
      material: ["glass", "wood"],
      origin: "iran",
      handmade: true,
      place: ["indoor"],
      length: 26,
    },
    variants: [{ options: {}, usd: 6800, irr: 39_900_000, stock: 0 }],
  },
  {
    key: "pearwood-wide-comb",
    category: "hair-and-shaving",
    brand: "sepidar",
    name: { en: "Pearwood Wide-Tooth Comb", fa: "شانهٔ دندانه‌درشت چوب گلابی" },
    subtitle: {
      en: "Eight rounded teeth, oiled, free of static",
      fa: "هشت دندانهٔ گرد و روغن‌خورده، بدون الکتریسیته",
    },
    summary: {
      en: "A wooden comb for curls, which it separates without pulling them straight.",
      fa: "شانه‌ای چوبی برای موی فر که حلقه‌ها را از هم باز می‌کند و صافشان نمی‌کند.",
    },
    description: {
      en: [
        "Pearwood has so fine a grain that the teeth can be sanded to a point like a fingertip. Each comb is sawn " +
          "from one plank along the grain, rubbed down with five papers and rested in walnut oil overnight.",
        "Start at the ends and work towards the roots, on damp hair. Wipe it dry and oil it twice a year. It can " +
          "hang by the hole, and is better off not left in the shower.",
      ],
      fa: [
        "بافت چوب گلابی آن‌قدر ریز است که می‌شود نوک دندانه‌ها را مثل سرانگشت گرد کرد. هر شانه یک‌تکه و در جهت " +
          "رگهٔ چوب بریده می‌شود، پنج بار سنباده می‌خورد و یک شب در روغن گردو می‌ماند.",
        "روی موی نم‌دار، از نوک مو شروع کنید و رو به ریشه بالا بروید. بعد خشکش کنید و سالی دو بار روغن بزنید. " +
          "سوراخ دسته برای آویختن است؛ زیر دوش نگذاریدش.",
      ],
    },
    rating: 4.8,
    ratingCount: 258,
    sold: 1150,
    age: 375,
    object: { emoji: "1faae", hue: 115 },
    companions: [{ emoji: "1fab5" }, { emoji: "1f33f" }],
    facts: {
      material: ["wood"],
      origin: "iran",
      handmade: true,
      audience: ["everyone"],
      weight: 38,
    },
    variants: [{ options: {}, usd: 1500, irr: 6_900_000, stock: 43 }],
  },
  {
    key: "shower-detangling-comb",
    category: "hair-and-shaving",
    brand: "brightside",
    name: { en: "Shower Detangling Comb", fa: "شانهٔ گره‌بازکن حمام" },
    subtitle: {
      en: "Bendy teeth, a grip for soapy hands, a hole to hang it by",
      fa: "دندانهٔ انعطاف‌پذیر، دستهٔ نلغز و سوراخ آویز",
    },
    summary: {
      en: "A comb that gives way before the hair does.",
      fa: "شانه‌ای که پیش از مو کوتاه می‌آید.",
    },
    description: {
      en: [
        "The teeth are long, set far apart and slightly flexible, so a knot is loosened in passes and not torn out " +
          "in one. The shoulders are broad enough to hold with conditioner all over your fingers.",
        "Children allow it near their heads, which is the best test we know. Cast in one piece, it has no seam for " +
          "hair to catch in. It goes in the dishwasher on the upper rack.",
      ],
      fa: [
        "دندانه‌ها بلند، دور از هم و کمی خم‌شونده‌اند؛ گره در چند حرکت شل می‌شود و یکباره کنده نمی‌شود. شانه‌های " +
          "پهنش با دست پر از نرم‌کننده هم سر نمی‌خورد.",
        "بچه‌ها می‌گذارند به سرشان نزدیک شود؛ آزمایشی بهتر از این سراغ نداریم. یک‌تکه ریخته شده و درزی ندارد که مو " +
          "لایش گیر کند. در طبقهٔ بالای ماشین ظرف‌شویی هم شسته می‌شود.",
      ],
    },
    rating: 4.3,
    ratingCount: 347,
    sold: 1640,
    age: 290,
    object: { emoji: "1faae" },
    companions: [{ emoji: "1f6bf" }, { emoji: "1f9f4", hue: 210 }],
    facts: {
      material: ["plastic"],
      origin: "china",
      audience: ["kids", "women"],
      waterproof: true,
    },
    variants: [
      { options: { color: "purple" }, usd: 800, irr: 4_900_000, stock: 61 },
      {
        options: { color: "turquoise" },
        usd: 800,
        irr: 4_900_000,
        stock: 45,
      },
      {
        options: { color: "red" },
        usd: 800,
        irr: 4_900_000,
        stock: 28,
      },
    ],
  },
  {
    key: "weighted-razor",
    category: "hair-and-shaving",
    brand: "bergmann",
    name: { en: "Weighted Metal Razor", fa: "تیغ اصلاح فلزی خوش‌دست" },
    subtitle: {
      en: "A weighted handle and heads that last three weeks",
      fa: "دستهٔ سنگین با سری‌هایی که سه هفته کار می‌کنند",
    },
    summary: {
      en: "A well-balanced razor that does the pressing for you.",
      fa: "تیغی خوش‌دست و متوازن که لازم نیست فشارش بدهید.",
    },
    description: {
      en: [
        "The handle is aluminum filled at the foot with a plug of steel, so the weight lies low and the head " +
          "rides lightly over the jaw. Two steel edges sit behind a bar that stretches the skin just ahead of them.",
        "Heads click off and rinse through from behind; spares fit every handle we have sold. Shave after a warm " +
          "shower, along the growth, and stand the razor up to dry.",
      ],
      fa: [
        "دسته آلومینیومی است و ته آن میلهٔ فولادی دارد؛ وزن پایین می‌افتد و سر تیغ سبک از روی فک می‌گذرد. دو لبهٔ " +
          "فولادی پشت نواری نشسته‌اند که پوست را درست پیش از تیغ می‌کشد.",
        "سری با یک تقه جدا و از پشت شسته می‌شود و یدکش به همهٔ دسته‌هایی که فروخته‌ایم می‌خورد. بعد از دوش گرم و " +
          "در جهت رویش مو اصلاح کنید و تیغ را ایستاده خشک کنید.",
      ],
    },
    guarantee: { en: "5-year guarantee on the handle", fa: "۵ سال ضمانت دسته" },
    rating: 4.4,
    ratingCount: 176,
    sold: 790,
    age: 225,
    object: { emoji: "1fa92" },
    companions: [{ emoji: "1fae7" }, { emoji: "1f9fc", hue: 210 }],
    facts: {
      material: ["aluminium", "steel"],
      origin: "germany",
      audience: ["men", "women"],
      power_source: "manual",
    },
    variants: [
      { options: { color: "blue" }, usd: 3400, irr: 23_900_000, stock: 22 },
      {
        options: { color: "pink" },
        usd: 2600,
        irr: 17_900_000,
        usdWas: 3400,
        irrWas: 23_900_000,
        stock: 13,
      },
      {
        options: { color: "green" },
        usd: 3400,
        irr: 23_900_000,
        stock: 9,
      },
    ],
  },
];
