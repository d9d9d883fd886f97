import type { DemoProduct } from "../../shape";

/** Dresses, coats, robes and things for the beach. */
export const dresses: DemoProduct[] = [
  {
    key: "scalloped-summer-dress",
    category: "dresses-and-coats",
    brand: "tesselle",
    name: { en: "Scalloped-Hem Flared Dress", fa: "پیراهن کلوش با لبهٔ دالبری" },
    subtitle: {
      en: "Fitted bodice, narrow belt, a skirt with plenty of swing",
      fa: "بالاتنهٔ فیت، کمربند باریک و دامنی که خوب می‌چرخد",
    },
    summary: {
      en: "A sleeveless dress with a full skirt and a hem cut in soft scallops.",
      fa: "پیراهنی بی‌آستین با دامن پرچین و لبه‌ای که نرم و موج‌دار برش خورده است.",
    },
    description: {
      en: [
        "Two and a half meters of cloth go into the skirt, cut on the circle so that it falls in folds without " +
          "being gathered at the waist. The belt is sewn on one side only, so it never gets lost.",
        "The bodice is lined and has a hidden zip at the left. A cool gentle wash is enough; hang it by the waist " +
          "loops, not by the straps, and the creases drop out overnight.",
      ],
      fa: [
        "برای دامن دو متر و نیم پارچه به کار رفته و چون کلوش برش خورده، بی‌آنکه دور کمر چین بخورد موج می‌گیرد. یک " +
          "سر کمربند به لباس دوخته شده تا گم نشود.",
        "بالاتنه آستر دارد و زیپ مخفی سمت چپ است. شست‌وشوی ملایم با آب سرد کافی است؛ از بندک‌های کمر آویزانش کنید، " +
          "نه از بندهای شانه، تا چروکش تا صبح باز شود.",
      ],
    },
    rating: 4.7,
    ratingCount: 221,
    sold: 860,
    age: 75,
    object: { emoji: "1f457" },
    companions: [
      { emoji: "1f460", hue: 240 },
      { emoji: "1f45b", hue: 240 },
    ],
    facts: {
      material: ["cotton", "polyester"],
      origin: "italy",
      audience: ["women"],
      season: ["spring", "summer"],
    },
    variants: [
      { options: { color: "blue", size: "s" }, usd: 8900, irr: 62_900_000, stock: 9 },
      { options: { color: "blue", size: "m" }, usd: 8900, irr: 62_900_000, stock: 13 },
      {
        options: { color: "pink", size: "s" },
        usd: 8900,
        irr: 62_900_000,
        stock: 6,
      },
      {
        options: { color: "pink", size: "m" },
        usd: 8900,
        irr: 62_900_000,
        stock: 11,
      },
      {
        options: { color: "green", size: "s" },
        usd: 6900,
        irr: 48_900_000,
        usdWas: 8900,
        irrWas: 62_900_000,
        stock: 2,
      },
      {
        options: { color: "green", size: "m" },
        usd: 6900,
        irr: 48_900_000,
        usdWas: 8900,
        irrWas: 62_900_000,
        stock: 3,
      },
    ],
  },
  {
    key: "brick-evening-dress",
    category: "dresses-and-coats",
    brand: "sonnet",
    name: { en: "Silk-Blend Evening Dress", fa: "پیراهن مجلسی ابریشم‌آمیخته" },
    subtitle: {
      en: "A brick-red gown for weddings and long dinners",
      fa: "پیراهنی آجری برای عروسی‌ها و شام‌های طولانی",
    },
    summary: {
      en: "Heavy enough to move slowly, light enough to dance in until the musicians pack up.",
      fa: "آن‌قدر سنگین که آرام حرکت کند و آن‌قدر سبک که تا آخر مهمانی با آن برقصید.",
    },
    description: {
      en: [
        "The cloth is a silk and polyester satin with its dull side out, so it glows instead of shining. Boning in " +
          "the bodice does the work of straps that pull; the satin sash covers the waist seam.",
        "Have it dry-cleaned, and tell them about the sash. Between parties it keeps best in the cotton cover that " +
          "comes with it, away from a bright window.",
      ],
      fa: [
        "پارچه ساتنی است از ابریشم و پلی‌استر که روی ماتش را بیرون گذاشته‌ایم؛ نور را ملایم پس می‌دهد و برق " +
          "نمی‌زند. فنرهای بالاتنه وزن لباس را نگه می‌دارند تا بندها به شانه فشار نیاورند.",
        "فقط خشک‌شویی شود و دربارهٔ کمربند ساتن به خشک‌شویی بگویید. میان دو مهمانی، در کاور نخی همراهش و دور از " +
          "پنجرهٔ پرنور بهتر می‌ماند.",
      ],
    },
    rating: 4.9,
    ratingCount: 6,
    sold: 19,
    age: 22,
    object: { emoji: "1f457", hue: 110 },
    companions: [
      { emoji: "1f460", hue: 60 },
      { emoji: "1f48e", hue: 90 },
    ],
    facts: {
      material: ["silk", "polyester"],
      origin: "italy",
      audience: ["women"],
      season: ["autumn", "winter"],
    },
    variants: [
      { options: { size: "s" }, usd: 18_900, irr: 139_000_000, stock: 4 },
      { options: { size: "m" }, usd: 18_900, irr: 139_000_000, stock: 5 },
      { options: { size: "l" }, usd: 18_900, irr: 139_000_000, stock: 3 },
    ],
  },
  {
    key: "camel-wool-coat",
    category: "dresses-and-coats",
    brand: "oakline",
    name: { en: "Three-Button Wool Coat", fa: "پالتوی پشمی سه‌دکمه" },
    subtitle: { en: "A hip-length coat in camel-colored wool", fa: "پالتوی پشمی شتری تا سر باسن" },
    summary: {
      en: "A short, well-cut coat that sits over a jumper without looking borrowed.",
      fa: "پالتویی کوتاه و خوش‌دوخت که روی پلیور هم خوب می‌نشیند و عاریه‌ای به نظر نمی‌رسد.",
    },
    description: {
      en: [
        "Wool from the mills of Prato, felted until the wind has to look for another way in. The sleeves are set a " +
          "little low, so two layers fit beneath, and the lapels are stitched by hand along the roll line.",
        "Its buttons are horn, sewn on a stem of thread, with one spare inside. Brush the coat after wearing and " +
          "rest it a day on a broad hanger; it will want cleaning once a winter at most.",
      ],
      fa: [
        "پشم کارگاه‌های پراتو را آن‌قدر کوبیده‌اند که باد از آن رد نمی‌شود. حلقهٔ آستین کمی افتاده است تا دو لایه " +
          "لباس زیرش جا شود و خط برگشت یقه با دست کوک خورده است.",
        "دکمه‌ها از شاخ‌اند، با پایهٔ نخی دوخته شده‌اند و یکی هم اضافه دارد. بعد از پوشیدن برس بکشید و یک روز روی " +
          "چوب‌لباسی پهن استراحتش دهید؛ سالی یک بار خشک‌شویی کافی است.",
      ],
    },
    guarantee: { en: "12-month guarantee on seams", fa: "۱۲ ماه ضمانت دوخت" },
    rating: 4.8,
    ratingCount: 143,
    sold: 390,
    age: 510,
    object: { emoji: "1f9e5" },
    companions: [
      { emoji: "1f9e3", hue: 60 },
      { emoji: "1f9e4", hue: 120 },
    ],
    facts: {
      material: ["wool"],
      origin: "italy",
      audience: ["women", "men"],
      season: ["autumn", "winter"],
      weight: 1450,
    },
    variants: [
      { options: { size: "s" }, usd: 22_900, irr: 164_900_000, stock: 7 },
      { options: { size: "m" }, usd: 22_900, irr: 164_900_000, stock: 10 },
      { options: { size: "l" }, usd: 22_900, irr: 164_900_000, stock: 6 },
      { options: { size: "xl" }, usd: 22_900, irr: 164_900_000, stock: 1 },
    ],
  },
  {
    key: "dotted-cotton-kimono",
    category: "dresses-and-coats",
    brand: "hinode",
    name: { en: "Dotted Cotton Kimono Robe", fa: "کیمونوی نخی خال‌دار" },
    subtitle: {
      en: "A light house robe with a wide dark sash",
      fa: "روپوش سبک خانه با کمربند پهن تیره",
    },
    summary: {
      en: "A summer kimono for the hour between the bath and the rest of the evening.",
      fa: "کیمونویی تابستانی برای ساعت میان حمام و باقی شب.",
    },
    description: {
      en: [
        "Printed in a small workshop in Hamamatsu with scattered dots, each a little different because the screens " +
          "are still pulled by hand. The cotton is loosely woven and airy, the kind the Japanese wear to summer " +
          "fireworks.",
        "It comes straight from shoulder to hem, folds left over right and is held by the sash. Wash it cold, hang " +
          "it on a pole through both sleeves, and it needs no iron.",
      ],
      fa: [
        "خال‌هایش را در کارگاهی کوچک در هاماماتسو چاپ کرده‌اند؛ هر خال کمی با بقیه فرق دارد، چون چاپ هنوز با دست " +
          "انجام می‌شود. پنبه‌اش آزاد بافته شده و هوا را خوب رد می‌کند.",
        "از شانه تا پایین صاف می‌آید، لبهٔ چپ روی راست می‌افتد و کمربند نگهش می‌دارد. با آب سرد بشویید و چوبی از " +
          "هر دو آستین رد کنید تا خشک شود؛ اتو لازم ندارد.",
      ],
    },
    rating: 4.6,
    ratingCount: 88,
    sold: 301,
    age: 190,
    object: { emoji: "1f458" },
    companions: [{ emoji: "1faad", hue: 240 }, { emoji: "1f375" }],
    facts: {
      material: ["cotton"],
      origin: "japan",
      audience: ["women"],
      season: ["spring", "summer"],
      handmade: true,
    },
    variants: [{ options: {}, usd: 7400, irr: 55_900_000, stock: 0 }],
  },
  {
    key: "handloom-silk-sari",
    category: "dresses-and-coats",
    brand: "ranginak",
    name: { en: "Handloom Sari with Blouse", fa: "ساری دست‌باف با بلوز" },
    subtitle: {
      en: "Five and a half meters, woven with a contrasting border",
      fa: "پنج و نیم متر پارچه با حاشیهٔ رنگی",
    },
    summary: {
      en: "A whole day's weaving for every meter, with the blouse already sewn.",
      fa: "هر متر آن یک روز پشت دار بوده و بلوزش هم دوخته و آماده است.",
    },
    description: {
      en: [
        "The weavers of Chanderi throw silk across a cotton warp, and the cloth that results is nearly weightless " +
          "and a little translucent. The color turns slowly from one end to the other; the border is woven in, not " +
          "sewn on.",
        "A ready-made blouse with short sleeves is included, and the hem is finished, so all that remains is the " +
          "draping. Dry-clean it, refold it along new lines every few months, and keep it in muslin.",
      ],
      fa: [
        "بافندگان «چندری» ابریشم را از میان تار پنبه‌ای می‌گذرانند و پارچه‌ای می‌سازند که تقریباً وزن ندارد و " +
          "اندکی شفاف است. رنگ از این سر تا آن سر آرام عوض می‌شود و حاشیه در خود بافت است.",
        "بلوز آستین‌کوتاه آماده همراه آن است و لبه‌ها دوخته شده‌اند؛ فقط می‌ماند پیچیدنش. خشک‌شویی شود، هر چند ماه " +
          "از خط تازه‌ای تا بخورد و در پارچهٔ ململ بماند.",
      ],
    },
    rating: 4.7,
    ratingCount: 26,
    sold: 71,
    age: 145,
    object: { emoji: "1f97b" },
    companions: [{ emoji: "1f4ff" }, { emoji: "1fab7" }],
    facts: {
      material: ["silk", "cotton"],
      origin: "india",
      audience: ["women"],
      handmade: true,
      length: 550,
    },
    variants: [{ options: {}, usd: 15_900, irr: 114_900_000, stock: 3 }],
  },
  {
    key: "lane-four-swimsuit",
    category: "beach-and-swim",
    brand: "pooyesh",
    name: { en: "Belted One-Piece Swimsuit", fa: "مایوی یک‌تکهٔ کمردار" },
    subtitle: {
      en: "Chlorine-proof knit, low back seams, woven-in belt",
      fa: "پارچهٔ مقاوم به کلر، درزهای تخت، کمربند یک‌تکه",
    },
    summary: {
      en: "A swimsuit for swimming lengths in, with a band of color at the waist.",
      fa: "مایویی برای طول استخر را رفتن و برگشتن، با نواری رنگی دور کمر.",
    },
    description: {
      en: [
        "The knit keeps its grip after two hundred hours in chlorinated water, which is about two years of Tuesday " +
          "evenings. Seams are flat, the straps are adjustable, and the lining stops short of the edge so that " +
          "nothing rolls.",
        "Rinse it in plain cold water straight after swimming and let it dry in the shade. Suncream with oil in it " +
          "is hard on every swimsuit; give it a minute before you lean back.",
      ],
      fa: [
        "پارچه‌اش پس از دویست ساعت شنا در آب کلردار هنوز خاصیت کشسانی دارد؛ یعنی نزدیک دو سال، هفته‌ای یک شب. " +
          "درزها تخت‌اند، بندها تنظیم می‌شوند و آستر کمی عقب‌تر از لبه تمام می‌شود تا نپیچد.",
        "بلافاصله پس از شنا با آب سرد ساده بشویید و در سایه خشک کنید. ضدآفتاب چرب برای هیچ مایویی خوب نیست؛ پیش از " +
          "دراز کشیدن یک دقیقه صبر کنید.",
      ],
    },
    rating: 4.4,
    ratingCount: 119,
    sold: 640,
    age: 210,
    object: { emoji: "1fa71" },
    companions: [{ emoji: "1f97d" }, { emoji: "1fa74" }],
    facts: { material: ["polyester"], origin: "portugal", audience: ["women"], season: ["summer"] },
    variants: [
      { options: { color: "pink", size: "s" }, usd: 4600, irr: 31_900_000, stock: 15 },
      { options: { color: "pink", size: "m" }, usd: 4600, irr: 31_900_000, stock: 18 },
      {
        options: { color: "blue", size: "s" },
        usd: 4600,
        irr: 31_900_000,
        stock: 12,
      },
      {
        options: { color: "blue", size: "m" },
        usd: 4600,
        irr: 31_900_000,
        stock: 21,
      },
      {
        options: { color: "blue", size: "l" },
        usd: 4600,
        irr: 31_900_000,
        stock: 10,
      },
    ],
  },
  {
    key: "quick-dry-swim-shorts",
    category: "beach-and-swim",
    brand: "pooyesh",
    name: { en: "Quick-Dry Swim Shorts", fa: "شلوارک شنای زودخشک" },
    subtitle: {
      en: "Out of the water and presentable in twenty minutes",
      fa: "بیست دقیقه بعد از آب، آمادهٔ نشستن سر میز",
    },
    summary: {
      en: "Light swim shorts with a mesh lining and pockets that drain.",
      fa: "شلوارک شنای سبک با آستر توری و جیب‌هایی که آب در آن‌ها نمی‌ماند.",
    },
    description: {
      en: [
        "A tightly woven polyester that sheds water rather than soaking it up. The pockets have small eyelets at " +
          "the bottom, so they empty themselves on the ladder, and one of them closes with a zip for a locker key.",
        "The mesh lining is soft and can be cut out if you prefer to go without. Rinse off salt or chlorine before " +
          "the shorts dry, and keep them away from hot radiators.",
      ],
      fa: [
        "پلی‌استر ریزبافتی است که آب را به جای جذب کردن پس می‌زند. ته جیب‌ها سوراخ‌های ریز دارد و تا از نردبان " +
          "بالا بیایید خالی می‌شوند؛ یکی از جیب‌ها هم برای کلید کمد زیپ‌دار است.",
        "آستر توری نرم است و اگر نخواهید، می‌توانید آن را ببرید. پیش از خشک شدن، نمک یا کلر را با آب بشویید و " +
          "شلوارک را روی شوفاژ داغ نگذارید.",
      ],
    },
    rating: 4.1,
    ratingCount: 203,
    sold: 1210,
    age: 380,
    object: { emoji: "1fa73" },
    companions: [{ emoji: "1f3d0" }, { emoji: "1f965" }],
    facts: {
      material: ["polyester"],
      origin: "china",
      audience: ["men"],
      season: ["summer"],
      weight: 170,
    },
    variants: [
      { options: { color: "green", size: "m" }, usd: 3400, irr: 21_900_000, stock: 30 },
      { options: { color: "green", size: "l" }, usd: 3400, irr: 21_900_000, stock: 24 },
      {
        options: { color: "blue", size: "m" },
        usd: 3400,
        irr: 21_900_000,
        stock: 19,
      },
      {
        options: { color: "blue", size: "l" },
        usd: 3400,
        irr: 21_900_000,
        stock: 13,
      },
    ],
  },
  {
    key: "two-tone-flip-flops",
    category: "beach-and-swim",
    brand: "brightside",
    name: { en: "Two-Tone Rubber Flip-Flops", fa: "دمپایی لاانگشتی دورنگ" },
    subtitle: {
      en: "Natural rubber, a soft toe post, a sole that grips wet tiles",
      fa: "لاستیک طبیعی، بند نرم و کف مناسب کاشی خیس",
    },
    summary: {
      en: "Flip-flops that stay on at a walk and stay put on wet tiles.",
      fa: "دمپایی‌ای که موقع راه رفتن از پا درنمی‌آید و روی کاشی خیس سر نمی‌خورد.",
    },
    description: {
      en: [
        "The sole is pressed from natural rubber and shaped with a slight rim under the heel, so the slap is " +
          "quieter than you expect. The strap is a single molded piece with no seam between the toes.",
        "They float, they can be hosed down, and sand does not stick to them for long. Do not leave them behind a " +
          "car windscreen in July: rubber remembers such things.",
      ],
      fa: [
        "کفی از لاستیک طبیعی پرس شده و زیر پاشنه لبهٔ کوتاهی دارد؛ برای همین صدای تلق‌تلوقش کمتر از چیزی است که " +
          "فکر می‌کنید. بند آن یک‌تکه قالب‌گیری شده و لای انگشت درز ندارد.",
        "روی آب می‌ماند، با شلنگ شسته می‌شود و شن به آن نمی‌چسبد. فقط تیرماه پشت شیشهٔ ماشین جا نگذارید؛ لاستیک از " +
          "گرمای شدید تاب برمی‌دارد.",
      ],
    },
    rating: 3.8,
    ratingCount: 342,
    sold: 2240,
    age: 560,
    object: { emoji: "1fa74" },
    companions: [{ emoji: "26f1-fe0f" }, { emoji: "1f41a" }],
    facts: {
      material: ["rubber"],
      origin: "portugal",
      audience: ["women", "men"],
      season: ["summer"],
      waterproof: true,
    },
    variants: [
      { options: { shoe_size: "37" }, usd: 1200, irr: 7_900_000, stock: 26 },
      { options: { shoe_size: "38" }, usd: 1200, irr: 7_900_000, stock: 33 },
      { options: { shoe_size: "40" }, usd: 1200, irr: 7_900_000, stock: 29 },
      { options: { shoe_size: "42" }, usd: 1200, irr: 7_900_000, stock: 44 },
      { options: { shoe_size: "44" }, usd: 1200, irr: 7_900_000, stock: 12 },
    ],
  },
];
