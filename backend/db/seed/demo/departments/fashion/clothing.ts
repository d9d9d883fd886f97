import type { DemoProduct } from "../../shape";

/** Shirts, jeans, chinos and shorts. */
export const clothing: DemoProduct[] = [
  {
    key: "chest-stripe-tee",
    category: "shirts-and-tops",
    brand: "mahan",
    name: { en: "Chest-Stripe Cotton T-Shirt", fa: "تی‌شرت نخی با نوار سینه" },
    subtitle: {
      en: "Heavy combed cotton with one pale band across the chest",
      fa: "پنبهٔ شانه‌شدهٔ ضخیم با یک نوار روشن روی سینه",
    },
    summary: {
      en: "A T-shirt thick enough to be worn alone and soft enough to be forgotten about.",
      fa: "تی‌شرتی آن‌قدر ضخیم که تنها پوشیده شود و آن‌قدر نرم که حسش نکنید.",
    },
    description: {
      en: [
        "Knitted in 220-gram combed cotton and washed once before sewing, so the size you buy is the size that " +
          "comes out of the machine. The pale band is knitted in, not printed: it cannot crack or peel.",
        "The collar is ribbed, the neck seam is taped, and the sleeves end just above the elbow. Wash it at 40 °C " +
          "with similar colors and dry it flat to keep its shape.",
      ],
      fa: [
        "از پنبهٔ شانه‌شدهٔ ۲۲۰ گرمی بافته و پیش از دوخت یک بار شسته شده است؛ پس همان اندازه‌ای که می‌خرید، بعد از " +
          "شست‌وشو هم همان می‌ماند. نوار روشن سینه بافته شده، نه چاپ؛ ترک نمی‌خورد و پوسته نمی‌دهد.",
        "یقه کش‌باف است و درز پشت گردن نواردوزی دارد. آستین‌ها کمی بالاتر از آرنج تمام می‌شوند. با رنگ‌های مشابه " +
          "در ۴۰ درجه بشویید و پهن‌شده خشک کنید تا از فرم نیفتد.",
      ],
    },
    rating: 4.6,
    ratingCount: 412,
    sold: 1890,
    age: 240,
    object: { emoji: "1f455" },
    companions: [{ emoji: "1f456" }, { emoji: "1f9e2", hue: 240 }],
    facts: {
      material: ["cotton"],
      origin: "iran",
      audience: ["women", "men"],
      season: ["spring", "summer"],
    },
    variants: [
      { options: { color: "green", size: "m" }, usd: 2400, irr: 14_900_000, stock: 34 },
      { options: { color: "green", size: "l" }, usd: 2400, irr: 14_900_000, stock: 22 },
      {
        options: { color: "blue", size: "m" },
        usd: 2400,
        irr: 14_900_000,
        stock: 41,
      },
      {
        options: { color: "blue", size: "l" },
        usd: 2400,
        irr: 14_900_000,
        stock: 3,
      },
      {
        options: { color: "orange", size: "m" },
        usd: 1900,
        irr: 11_900_000,
        usdWas: 2400,
        irrWas: 14_900_000,
        stock: 16,
      },
      {
        options: { color: "orange", size: "l" },
        usd: 1900,
        irr: 11_900_000,
        usdWas: 2400,
        irrWas: 14_900_000,
        stock: 0,
      },
    ],
  },
  {
    key: "playground-tee",
    category: "shirts-and-tops",
    brand: "koochak",
    name: { en: "Children's Playground T-Shirt", fa: "تی‌شرت بچگانهٔ زمین بازی" },
    subtitle: {
      en: "Soft jersey with a wide neck and double-stitched shoulders",
      fa: "تریکوی نرم با یقهٔ باز و سرشانهٔ دودوخت",
    },
    summary: {
      en: "Made for climbing, spilling and being pulled over a head in a hurry.",
      fa: "برای بالا رفتن، لکه شدن و لباس عوض کردن‌های عجله‌ای دوخته شده است.",
    },
    description: {
      en: [
        "The neck opening is cut a little wider than usual, so small ears get through without complaint. Shoulders " +
          "and hem are stitched twice, because those are the places where children's shirts give up first.",
        "The jersey is plain cotton with no scratchy label inside; size and care are printed on the back of the " +
          "neck. Pick a size up if your child is about to have a birthday.",
      ],
      fa: [
        "یقه کمی بازتر از معمول برش خورده تا سر بچه بی‌دردسر از آن رد شود. سرشانه‌ها و لبهٔ پایین دو بار دوخته " +
          "شده‌اند، چون لباس بچه‌ها معمولاً از همین جاها زودتر پاره می‌شود.",
        "پارچه تریکوی نخی ساده است و برچسب آزاردهنده‌ای ندارد؛ اندازه و روش شست‌وشو پشت یقه چاپ شده است. اگر تولد " +
          "بچه نزدیک است، یک اندازه بزرگ‌تر بردارید.",
      ],
    },
    rating: 4.8,
    ratingCount: 167,
    sold: 940,
    age: 130,
    object: { emoji: "1f455", hue: 210 },
    companions: [{ emoji: "1f9f8" }, { emoji: "1f388" }],
    facts: {
      material: ["cotton"],
      origin: "turkey",
      audience: ["kids"],
      age_group: "a6",
      season: ["spring", "summer"],
    },
    variants: [
      { options: { color: "pink", size: "xs" }, usd: 1300, irr: 8_200_000, stock: 28 },
      { options: { color: "pink", size: "s" }, usd: 1300, irr: 8_200_000, stock: 17 },
      {
        options: { color: "yellow", size: "xs" },
        usd: 1300,
        irr: 8_200_000,
        stock: 31,
      },
      {
        options: { color: "yellow", size: "s" },
        usd: 1300,
        irr: 8_200_000,
        stock: 9,
      },
    ],
  },
  {
    key: "striped-office-shirt-set",
    category: "shirts-and-tops",
    brand: "sepidar",
    name: { en: "Striped Office Shirt with Tie", fa: "پیراهن راه‌راه اداری با کراوات" },
    subtitle: {
      en: "A white-collared poplin shirt and a plain dark tie, boxed together",
      fa: "پیراهن پوپلین یقه‌سفید با کراوات تیرهٔ ساده، در یک جعبه",
    },
    summary: {
      en: "A crisp shirt and a tie that was chosen for it, so the morning has one decision fewer.",
      fa: "پیراهنی اتوکشیده با کراواتی که به آن می‌آید؛ یک تصمیم کمتر برای صبح‌های شلوغ.",
    },
    description: {
      en: [
        "Two-ply poplin with a fine woven stripe, a contrasting white collar and removable stays. It presses " +
          "quickly while still a little damp, and the shirt tails are long enough to stay tucked in when you sit.",
        "The tie is eight centimeters wide, interlined with wool so that the knot keeps its dimple. Button the " +
          "collar before washing at 40 °C; the tie should only ever be aired or steamed.",
      ],
      fa: [
        "پوپلین دولا با راه‌های ظریف بافته‌شده، یقهٔ سفید و استخوان‌یقهٔ جداشدنی. تا کمی نم دارد زود اتو می‌شود و " +
          "قد پیراهن آن‌قدر بلند است که موقع نشستن از شلوار بیرون نزند.",
        "کراوات هشت سانتی‌متر پهنا و آستر پشمی دارد تا گره‌اش خوش‌فرم بماند. پیش از شستن در ۴۰ درجه، دکمهٔ یقه را " +
          "ببندید؛ کراوات را نشویید و فقط هوا یا بخار بدهید.",
      ],
    },
    rating: 4.4,
    ratingCount: 96,
    sold: 515,
    age: 310,
    object: { emoji: "1f454" },
    companions: [{ emoji: "1f4bc" }, { emoji: "231a" }],
    facts: {
      material: ["cotton", "silk"],
      origin: "turkey",
      audience: ["men"],
      season: ["spring", "summer", "autumn", "winter"],
    },
    variants: [
      { options: { color: "blue", size: "m" }, usd: 5900, irr: 39_900_000, stock: 14 },
      { options: { color: "blue", size: "l" }, usd: 5900, irr: 39_900_000, stock: 19 },
      { options: { color: "blue", size: "xl" }, usd: 5900, irr: 39_900_000, stock: 6 },
      {
        options: { color: "purple", size: "m" },
        usd: 5900,
        irr: 39_900_000,
        stock: 8,
      },
      {
        options: { color: "purple", size: "l" },
        usd: 5900,
        irr: 39_900_000,
        stock: 2,
      },
    ],
  },
  {
    key: "straight-leg-jeans",
    category: "jeans-and-shorts",
    brand: "northwell",
    name: { en: "Straight-Leg Turn-Up Jeans", fa: "شلوار جین راسته با پاچهٔ برگردان" },
    subtitle: {
      en: "Thirteen-ounce denim that softens without going baggy",
      fa: "جین ۱۳ اونسی که نرم می‌شود ولی جا باز نمی‌کند",
    },
    summary: {
      en: "The pair you reach for on an ordinary day, with a straight leg and a hem made to be turned up.",
      fa: "شلواری برای روزهای معمولی؛ پاچه‌ای راسته با لبه‌ای که برای برگرداندن دوخته شده است.",
    },
    description: {
      en: [
        "The denim is woven with two per cent stretch: enough to cycle in, too little to sag at the knees. Pocket " +
          "corners carry copper rivets, and the inside seam is felled so that it lies flat against the leg.",
        "The turned hem shows a paler reverse; let it down and you gain four centimeters. Wash inside out, cold " +
          "and seldom, and the blue will fade where you bend, not all over.",
      ],
      fa: [
        "در بافت پارچه دو درصد کش به کار رفته؛ به اندازه‌ای که با آن راحت رکاب بزنید، نه آن‌قدر که سر زانو " +
          "بیندازد. گوشهٔ جیب‌ها پرچ مسی دارد و درز داخلی تخت دوخته شده تا پا را اذیت نکند.",
        "پاچهٔ برگردان پشت روشن‌تر پارچه را نشان می‌دهد و اگر بازش کنید چهار سانتی‌متر به قد شلوار اضافه می‌شود. " +
          "پشت‌ورو، با آب سرد و دیربه‌دیر بشویید.",
      ],
    },
    rating: 4.5,
    ratingCount: 638,
    sold: 3120,
    age: 420,
    object: { emoji: "1f456" },
    companions: [{ emoji: "1f455", hue: 180 }, { emoji: "1f45f" }],
    facts: {
      material: ["denim", "cotton"],
      origin: "turkey",
      audience: ["women", "men"],
      season: ["spring", "autumn", "winter"],
    },
    variants: [
      { options: { size: "s" }, usd: 7900, irr: 53_900_000, stock: 12 },
      { options: { size: "m" }, usd: 7900, irr: 53_900_000, stock: 27 },
      { options: { size: "l" }, usd: 7900, irr: 53_900_000, stock: 23 },
      { options: { size: "xl" }, usd: 7900, irr: 53_900_000, stock: 5 },
      { options: { size: "xxl" }, usd: 7900, irr: 53_900_000, stock: 4 },
    ],
  },
  {
    key: "ochre-cuffed-chinos",
    category: "jeans-and-shorts",
    brand: "mahan",
    name: { en: "Cuffed Cotton Chinos", fa: "شلوار کتان پاچه‌برگردان" },
    subtitle: { en: "Brushed twill in two earthy colors", fa: "سرژهٔ لطیف در دو رنگ خاکی" },
    summary: {
      en: "Chinos with a warm, slightly napped surface for the months between sandals and coats.",
      fa: "شلوار کتانی با سطحی گرم و کمی کرک‌دار برای ماه‌های میان صندل و پالتو.",
    },
    description: {
      en: [
        "The twill is brushed on the outside until it feels like the skin of a peach, then dyed as a finished " +
          "garment, which is why the seams are a shade darker than the rest.",
        "Slant pockets in front, two buttoned ones behind, and a waistband lined with shirting that does not roll. " +
          "Wash with dark things at 30 °C and iron on the inside to save the nap.",
      ],
      fa: [
        "روی سرژه را آن‌قدر پرز داده‌اند که زیر دست مثل پوست هلو است و بعد از دوخت رنگش کرده‌اند؛ برای همین درزها " +
          "یک پرده تیره‌تر از بقیهٔ شلوارند.",
        "جلو دو جیب مورب دارد و پشت دو جیب دکمه‌دار. آستر کمر از پارچهٔ پیراهنی است و لوله نمی‌شود. با لباس‌های " +
          "تیره در ۳۰ درجه بشویید و از پشت اتو کنید تا لطافت پارچه بماند.",
      ],
    },
    rating: 4.2,
    ratingCount: 74,
    sold: 388,
    age: 95,
    object: { emoji: "1f456", hue: 150 },
    companions: [{ emoji: "1f45e" }, { emoji: "1f342" }],
    facts: {
      material: ["cotton"],
      origin: "iran",
      audience: ["men"],
      season: ["autumn", "spring"],
    },
    variants: [
      { options: { color: "brown", size: "m" }, usd: 5200, irr: 32_900_000, stock: 18 },
      { options: { color: "brown", size: "l" }, usd: 5200, irr: 32_900_000, stock: 11 },
      {
        options: { color: "green", size: "m" },
        usd: 5200,
        irr: 32_900_000,
        stock: 7,
      },
      {
        options: { color: "green", size: "l" },
        usd: 5200,
        irr: 32_900_000,
        stock: 1,
      },
    ],
  },
  {
    key: "drawstring-weekend-shorts",
    category: "jeans-and-shorts",
    brand: "kavir",
    name: { en: "Drawstring Weekend Shorts", fa: "شلوارک بندی آخر هفته" },
    subtitle: {
      en: "Cotton and linen, roomy pockets, nothing tight",
      fa: "پنبه و کتان، جیب‌های جادار، بدون تنگی",
    },
    summary: {
      en: "Loose shorts in a cotton-linen cloth that is at its best slightly crumpled.",
      fa: "شلوارکی آزاد از پارچهٔ پنبه و کتان که چروکش هم قشنگ است.",
    },
    description: {
      en: [
        "The cloth is half cotton, half linen: cool at noon, dry again within the hour after a garden hose has " +
          "found you. An elastic waist does the holding and the cord is there for fine adjustment.",
        "Both front pockets are deep enough for a phone and a paperback. There is no need to iron them; hang them " +
          "up wet, pull the legs straight once, and leave the rest to the sun.",
      ],
      fa: [
        "نیمی پنبه و نیمی کتان است؛ سر ظهر خنک می‌ماند و اگر شلنگ باغچه خیسش کند، یک‌ساعته خشک می‌شود. کش کمر نگهش " +
          "می‌دارد و بند برای تنظیم دقیق‌تر است.",
        "هر دو جیب جلو آن‌قدر عمیق‌اند که گوشی و یک کتاب جیبی در آن‌ها جا شود. اتو نمی‌خواهد؛ خیس آویزانش کنید، " +
          "پاچه‌ها را یک بار بکشید و بقیه را به آفتاب بسپارید.",
      ],
    },
    rating: 4.3,
    ratingCount: 58,
    sold: 276,
    age: 64,
    object: { emoji: "1fa73", hue: 270 },
    companions: [{ emoji: "1f455", hue: 60 }, { emoji: "1f9ca" }],
    facts: { material: ["cotton", "linen"], origin: "iran", audience: ["men"], season: ["summer"] },
    variants: [
      { options: { size: "m" }, usd: 2900, irr: 17_900_000, stock: 25 },
      { options: { size: "l" }, usd: 2900, irr: 17_900_000, stock: 20 },
      { options: { size: "xl" }, usd: 2900, irr: 17_900_000, stock: 4 },
    ],
  },
];
