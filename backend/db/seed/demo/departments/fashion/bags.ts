import type { DemoProduct } from "../../shape";

/** Handbags, purses, backpacks and luggage. */
export const bags: DemoProduct[] = [
  {
    key: "two-tone-handbag",
    category: "bags-and-luggage",
    brand: "tesselle",
    name: { en: "Two-Tone Leather Handbag", fa: "کیف دستی چرم دورنگ" },
    subtitle: {
      en: "A structured bag with a darker base and round handles",
      fa: "کیفی خوش‌فرم با کف تیره‌تر و دسته‌های گرد",
    },
    summary: {
      en: "A handbag that stands upright on a café floor and looks after what is inside.",
      fa: "کیفی که روی زمین کافه صاف می‌ایستد و مراقب چیزهای داخلش است.",
    },
    description: {
      en: [
        "The pale upper half is vegetable-tanned leather; the base, where bags get scuffed, is a tougher dark one. " +
          "Four brass feet lift it off the ground, and the handles are rolled over cord, so they sit softly on the " +
          "wrist.",
        "Inside are a zipped pocket, two open ones and a loop for keys. Feed the leather with neutral balm each " +
          "season, and expect the beige one to deepen to honey.",
      ],
      fa: [
        "نیمهٔ روشن بالا چرم گیاهی است و کفِ کیف، که زودتر ساییده می‌شود، از چرمی تیره‌تر و سخت‌تر. چهار پایهٔ " +
          "برنجی از زمین جدایش می‌کند و دسته‌ها دور طناب نرمی پیچیده شده‌اند تا مچ را آزار ندهند.",
        "داخلش یک جیب زیپ‌دار، دو جیب باز و حلقه‌ای برای کلید دارد. هر فصل کمی روغن بی‌رنگ به چرم بدهید و منتظر " +
          "باشید رنگ بژ کم‌کم عسلی شود.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.7,
    ratingCount: 158,
    sold: 447,
    age: 175,
    object: { emoji: "1f45c" },
    companions: [
      { emoji: "1f576-fe0f", hue: 120 },
      { emoji: "1f484", hue: 30 },
    ],
    facts: { material: ["leather", "brass"], origin: "italy", audience: ["women"], weight: 820 },
    variants: [
      { options: { color: "beige" }, usd: 19_800, irr: 142_900_000, stock: 8 },
      {
        options: { color: "blue" },
        usd: 19_800,
        irr: 142_900_000,
        stock: 5,
      },
      {
        options: { color: "pink" },
        usd: 17_200,
        irr: 123_900_000,
        usdWas: 19_800,
        irrWas: 142_900_000,
        stock: 2,
      },
    ],
  },
  {
    key: "kiss-clasp-purse",
    category: "bags-and-luggage",
    brand: "firouzeh",
    name: { en: "Kiss-Clasp Coin Purse", fa: "کیف پول قفل‌دکمه‌ای" },
    subtitle: {
      en: "A round little purse that shuts with a satisfying click",
      fa: "کیفی کوچک و گرد که با صدای دل‌نشینی بسته می‌شود",
    },
    summary: {
      en: "A soft, generous purse on a gilt frame, for coins, keys and folded notes.",
      fa: "کیفی نرم و جادار روی قابی طلایی؛ برای سکه و کلید و کاغذهای تاشده.",
    },
    description: {
      en: [
        "The frame is brass with two ball tips that snap past each other, the same clasp our grandmothers used and " +
          "for the same reason: one hand is enough. The body is lambskin, lined with cotton sateen in the same " +
          "color.",
        "It measures eleven by nine centimeters, so bank cards fit lying down. If the clasp grows loose after " +
          "years, bend the balls a hair closer together with your fingers.",
      ],
      fa: [
        "قاب برنجی با دو گویی که از کنار هم رد می‌شوند و چفت می‌شوند؛ همان قفلی که مادربزرگ‌ها داشتند و به همان " +
          "دلیل: با یک دست باز می‌شود. بدنه از چرم بره است و آستر ساتنِ نخی هم‌رنگ دارد.",
        "یازده در نه سانتی‌متر است و کارت بانکی خوابیده در آن جا می‌شود. اگر سال‌ها بعد قفلش شل شد، گوی‌ها را با " +
          "انگشت کمی به هم نزدیک کنید.",
      ],
    },
    rating: 4.8,
    ratingCount: 302,
    sold: 1410,
    age: 400,
    object: { emoji: "1f45b" },
    companions: [{ emoji: "1fa99" }, { emoji: "1f511" }],
    facts: {
      material: ["leather", "brass"],
      origin: "iran",
      audience: ["women", "kids"],
      handmade: true,
      weight: 95,
    },
    variants: [
      { options: { color: "red" }, usd: 2800, irr: 16_900_000, stock: 36 },
      {
        options: { color: "green" },
        usd: 2800,
        irr: 16_900_000,
        stock: 22,
      },
      {
        options: { color: "purple" },
        usd: 2800,
        irr: 16_900_000,
        stock: 17,
      },
    ],
  },
  {
    key: "everyday-daypack",
    category: "bags-and-luggage",
    brand: "kitewell",
    name: { en: "Eighteen-Liter Daypack", fa: "کولهٔ هجده‌لیتری روزانه" },
    subtitle: {
      en: "Padded back, laptop sleeve, reflective piping",
      fa: "پشت نرم، جای لپ‌تاپ و حاشیهٔ شب‌نما",
    },
    summary: {
      en: "A rounded backpack for school, work and the train home at the weekend.",
      fa: "کوله‌ای گرد و جمع‌وجور برای مدرسه، کار و سفر آخر هفته.",
    },
    description: {
      en: [
        "The main compartment opens in a wide arc, so nothing hides at the bottom. A sleeve at the back holds a " +
          "14-inch laptop clear of the floor, and the front pocket is the right depth for pencils, cables and an " +
          "apple.",
        "The canvas is woven from recycled bottles and coated on the inside against showers. Sponge it clean; the " +
          "straps are bar-tacked and will outlast several timetables.",
      ],
      fa: [
        "درِ اصلی با قوس بزرگی باز می‌شود و چیزی ته کوله گم نمی‌شود. جیب پشتی لپ‌تاپ ۱۴اینچی را بالاتر از کف نگه " +
          "می‌دارد و جیب جلو درست به اندازهٔ مداد و سیم و یک سیب است.",
        "پارچه از بطری بازیافتی بافته شده و روکش داخلی‌اش جلوی باران سبک را می‌گیرد. با اسفنج نم‌دار تمیز کنید؛ " +
          "دوخت بندها چند سال تحصیلی دوام می‌آورد.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.6,
    ratingCount: 524,
    sold: 2710,
    age: 350,
    object: { emoji: "1f392" },
    companions: [{ emoji: "1f4d2" }, { emoji: "270f-fe0f" }],
    facts: {
      material: ["polyester"],
      origin: "china",
      audience: ["everyone"],
      weight: 640,
      volume: 18_000,
    },
    variants: [
      { options: { color: "red" }, usd: 5500, irr: 38_900_000, stock: 38 },
      {
        options: { color: "green" },
        usd: 5500,
        irr: 38_900_000,
        stock: 24,
      },
      {
        options: { color: "blue" },
        usd: 4400,
        irr: 30_900_000,
        usdWas: 5500,
        irrWas: 38_900_000,
        stock: 19,
      },
      {
        options: { color: "purple" },
        usd: 5500,
        irr: 38_900_000,
        stock: 0,
      },
    ],
  },
  {
    key: "bridle-briefcase",
    category: "bags-and-luggage",
    brand: "harbor",
    name: { en: "Bridle-Leather Briefcase", fa: "کیف اداری چرم زین" },
    subtitle: {
      en: "One compartment, one lock, no unnecessary straps",
      fa: "یک خانه، یک قفل، بدون بند اضافه",
    },
    summary: {
      en: "A sober brown case that will look better on your last working day than on your first.",
      fa: "کیفی قهوه‌ای و متین که روز بازنشستگی قشنگ‌تر از روز اول کار است.",
    },
    description: {
      en: [
        "Saddlers' leather, three millimeters thick, stiffened with nothing but itself. The edges are burnished " +
          "with beeswax, the handle is stitched with eight threads to the inch, and the lock is solid brass with two " +
          "keys.",
        "It takes A4 folders upright and a slim laptop. White bloom on new leather is only wax rising: rub it in " +
          "with a cloth, and after that all it wants is use.",
      ],
      fa: [
        "چرم زین‌سازی به ضخامت سه میلی‌متر که جز خودش لایی ندارد. لبه‌ها با موم زنبور صیقل خورده‌اند، دسته با دست " +
          "دوخته شده و قفل برنجی آن دو کلید دارد.",
        "پوشهٔ آچهار را ایستاده جا می‌دهد و یک لپ‌تاپ باریک را هم. سفیدک روی چرم نو فقط مومی است که بالا آمده؛ با " +
          "پارچه بمالید تا جذب شود. بعد از آن فقط باید استفاده‌اش کنید.",
      ],
    },
    guarantee: { en: "5-year guarantee on stitching", fa: "۵ سال ضمانت دوخت" },
    rating: 4.9,
    ratingCount: 66,
    sold: 152,
    age: 590,
    object: { emoji: "1f4bc", hue: 15 },
    companions: [{ emoji: "1f58b-fe0f" }, { emoji: "1f453" }],
    facts: {
      material: ["leather", "brass"],
      origin: "turkey",
      audience: ["men", "women"],
      handmade: true,
      weight: 1650,
    },
    variants: [
      { options: {}, usd: 28_900, irr: 198_900_000, usdWas: 34_000, irrWas: 233_900_000, stock: 3 },
    ],
  },
  {
    key: "four-wheel-travel-case",
    category: "bags-and-luggage",
    brand: "northwell",
    name: { en: "Four-Wheel Travel Case", fa: "چمدان چهارچرخ سفری" },
    subtitle: {
      en: "Ribbed aluminum shell with a leather name tag",
      fa: "بدنهٔ آلومینیومی شیاردار با برچسب نام چرمی",
    },
    summary: {
      en: "A quiet, ribbed suitcase that rolls where you point it.",
      fa: "چمدانی شیاردار و بی‌صدا که همان‌جا می‌رود که هدایتش می‌کنید.",
    },
    description: {
      en: [
        "The ribs are not decoration: they let the shell take a knock without creasing. Four double wheels run on " +
          "sealed bearings, the handle locks at three heights, and a rubber gasket around the lid keeps the weather " +
          "out.",
        "Medium fits the usual cabin limits, large holds two weeks for one person. Dents can be pressed out from " +
          "inside, and wheels, handle and tag are all sold separately as spare parts.",
      ],
      fa: [
        "شیارها تزئینی نیستند؛ کمک می‌کنند بدنه ضربه را بدون تا خوردن تحمل کند. چهار چرخ دوتایی روی بلبرینگ بسته " +
          "می‌چرخند، دسته در سه ارتفاع قفل می‌شود و نوار لاستیکی دور در نمی‌گذارد آب نفوذ کند.",
        "اندازهٔ M در کابین هواپیما جا می‌شود و L برای دو هفته سفر یک نفر بس است. فرورفتگی‌ها از داخل صاف می‌شوند " +
          "و چرخ و دسته و برچسب، همه قطعهٔ یدکی دارند.",
      ],
    },
    guarantee: { en: "5-year guarantee", fa: "۵ سال ضمانت" },
    rating: 4.5,
    ratingCount: 237,
    sold: 690,
    age: 155,
    object: { emoji: "1f9f3" },
    companions: [{ emoji: "1f5fa-fe0f" }, { emoji: "1f9e2", hue: 300 }],
    facts: { material: ["aluminium"], origin: "germany", audience: ["everyone"], waterproof: true },
    variants: [
      { options: { color: "blue", size: "m" }, usd: 21_900, irr: 158_900_000, stock: 11 },
      { options: { color: "blue", size: "l" }, usd: 26_900, irr: 194_900_000, stock: 6 },
      {
        options: { color: "red", size: "m" },
        usd: 18_900,
        irr: 136_900_000,
        usdWas: 21_900,
        irrWas: 158_900_000,
        stock: 4,
      },
      {
        options: { color: "red", size: "l" },
        usd: 26_900,
        irr: 194_900_000,
        stock: 8,
      },
    ],
  },
];
