import type { DemoProduct } from "../../shape";

export const wheelsAndSnow: DemoProduct[] = [
  {
    key: "step-through-city-bicycle",
    category: "bicycles-scooters",
    brand: "bergmann",
    name: { en: "Step-Through City Bicycle", fa: "دوچرخهٔ شهری کمرپایین" },
    subtitle: {
      en: "Seven hub gears, upright seat, low frame",
      fa: "هفت‌دندهٔ توپی، نشستن راست، تنهٔ کوتاه",
    },
    summary: {
      en: "An upright bicycle for bread, school runs and coats that should stay clean.",
      fa: "دوچرخه‌ای برای نان خریدن، مدرسه رساندن و لباسی که باید تمیز بماند.",
    },
    description: {
      en: [
        "You step through it rather than over it, and you sit straight enough to look around. " +
          "Seven gears are sealed inside the rear hub, so there is nothing to adjust and little " +
          "to get dirty.",
        "The steel frame soaks up rough asphalt. It arrives assembled except for pedals and " +
          "handlebar, which takes fifteen minutes with the two keys in the box. Oil the chain " +
          "once a season.",
      ],
      fa: [
        "برای سوار شدن لازم نیست پا را از روی تنه رد کنید و آن‌قدر راست می‌نشینید که دوروبر را " +
          "ببینید. هفت دنده‌اش داخل توپی چرخ عقب پنهان است؛ نه تنظیم می‌خواهد و نه زود کثیف " +
          "می‌شود.",
        "تنهٔ فلزی دست‌انداز آسفالت را می‌گیرد. دوچرخه سرهم می‌رسد و فقط رکاب و فرمان می‌ماند " +
          "که با دو آچار داخل جعبه یک‌ربع کار دارد. فصلی یک بار زنجیرش را روغن بزنید.",
      ],
    },
    guarantee: { en: "24-month guarantee, frame 5 years", fa: "۲۴ ماه ضمانت، تنه ۵ سال" },
    rating: 4.7,
    ratingCount: 154,
    sold: 320,
    age: 300,
    object: { emoji: "1f6b2", hue: 10 },
    companions: [{ emoji: "1f9fa" }],
    facts: {
      material: ["steel", "aluminium"],
      audience: "everyone",
      power_source: "manual",
      origin: "germany",
    },
    variants: [
      {
        options: { color: "red" },
        usd: 38_900,
        irr: 272_300_000,
        usdWas: 44_900,
        irrWas: 314_300_000,
        stock: 9,
      },
      {
        options: { color: "turquoise" },
        usd: 38_900,
        irr: 272_300_000,
        stock: 6,
      },
      {
        options: { color: "purple" },
        usd: 38_900,
        irr: 272_300_000,
        stock: 4,
      },
    ],
  },
  {
    key: "folding-kick-scooter",
    category: "bicycles-scooters",
    brand: "voltra",
    name: { en: "Folding Kick Scooter", fa: "اسکوتر تاشو" },
    subtitle: { en: "Aluminum deck, 200 mm wheels", fa: "کفی آلومینیومی، چرخ ۲۰ سانتی" },
    summary: {
      en: "Big wheels and a quick fold for the stretch between the station and the door.",
      fa: "چرخ‌های بزرگ و تا شدنی سریع، برای فاصلهٔ ایستگاه تا درِ خانه.",
    },
    description: {
      en: [
        "Large wheels are the whole secret of a comfortable scooter: paving joints become a " +
          "murmur instead of a shake. The deck is low, so the pushing leg does not tire.",
        "One lever folds it flat and a strap turns it into a shoulder bag. The handlebar " +
          "adjusts for riders from about 120 to 190 centimeters, and the rear fender is also the " +
          "brake.",
      ],
      fa: [
        "راز اسکوتر راحت چرخ بزرگ است: درز سنگ‌فرش‌ها به‌جای لرزش، فقط صدای آرامی می‌دهد. کفی " +
          "کوتاه است و پایی که هُل می‌دهد خسته نمی‌شود.",
        "با یک اهرم تا می‌شود و با بندش می‌رود روی شانه. ارتفاع فرمان برای قد حدود ۱۲۰ تا ۱۹۰ " +
          "سانتی‌متر تنظیم می‌شود و گلگیر عقب همان ترمز است؛ کافی است پا را رویش بگذارید.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.4,
    ratingCount: 89,
    sold: 415,
    age: 180,
    object: { emoji: "1f6f4" },
    companions: [{ emoji: "1f392", hue: 240 }],
    facts: {
      material: ["aluminium", "rubber"],
      weight: 4300,
      audience: "everyone",
      power_source: "manual",
    },
    variants: [
      { options: { color: "blue" }, usd: 7900, irr: 55_300_000, stock: 21 },
      {
        options: { color: "purple" },
        usd: 7900,
        irr: 55_300_000,
        stock: 12,
      },
    ],
  },
  {
    key: "high-top-roller-skates",
    category: "skates-skateboards",
    brand: "brightside",
    name: { en: "High-Top Roller Skates", fa: "اسکیت چهارچرخ ساق‌دار" },
    subtitle: {
      en: "Quad wheels, padded ankle, toe stop",
      fa: "چهارچرخ با مچ فوم‌دار و ترمز نوک پا",
    },
    summary: {
      en: "Four-wheel skates that hold the ankle firmly and roll quietly.",
      fa: "اسکیتی که مچ پا را محکم می‌گیرد و بی‌صدا می‌چرخد.",
    },
    description: {
      en: [
        "Quads are easier to trust than inline skates: you can stand still. The boot laces " +
          "high over a padded ankle, and the wheels are soft enough to forgive a rough promenade.",
        "The toe stop can be set higher or lower with one bolt. They come up true to size with " +
          "a thin sock. Wipe the bearings dry if you have been through a puddle.",
      ],
      fa: [
        "با چهارچرخ زودتر از اسکیت خطی اخت می‌شوید، چون می‌شود رویش صاف ایستاد. ساق بلند است و " +
          "دور مچ فوم دارد؛ چرخ‌ها هم آن‌قدر نرم‌اند که ناهمواری پیاده‌رو را نادیده بگیرند.",
        "ترمز نوک پا با یک پیچ بالا و پایین می‌رود. با جوراب نازک همان شمارهٔ همیشگی خودتان را " +
          "بردارید. اگر از آب رد شدید، بلبرینگ‌ها را با دستمال خشک کنید تا زنگ نزنند.",
      ],
    },
    rating: 4.5,
    ratingCount: 11,
    sold: 38,
    age: 21,
    object: { emoji: "1f6fc" },
    companions: [{ emoji: "1f9e6", hue: 180 }],
    facts: {
      material: ["polyester", "rubber"],
      audience: ["women", "men"],
      level: "beginner",
      place: "outdoor",
    },
    variants: [
      { options: { shoe_size: "36" }, usd: 7200, irr: 50_400_000, stock: 5 },
      { options: { shoe_size: "37" }, usd: 7200, irr: 50_400_000, stock: 8 },
      { options: { shoe_size: "38" }, usd: 7200, irr: 50_400_000, stock: 11 },
      { options: { shoe_size: "39" }, usd: 7200, irr: 50_400_000, stock: 9 },
      { options: { shoe_size: "40" }, usd: 7500, irr: 52_500_000, stock: 6 },
    ],
  },
  {
    key: "maple-skateboard",
    category: "skates-skateboards",
    brand: "oakline",
    name: { en: "Seven-Layer Maple Skateboard", fa: "اسکیت‌برد افرای هفت‌لایه" },
    subtitle: { en: "Complete board, ready to ride", fa: "کامل و آمادهٔ سواری" },
    summary: {
      en: "A complete board with real pop, dark on top and bright at the edge.",
      fa: "تخته‌ای کامل و جهنده، تیره از رو و رنگی از لبه.",
    },
    description: {
      en: [
        "Seven layers of maple are pressed with a cold glue that keeps the nose and tail " +
          "springy. The trucks are aluminum, the wheels hard enough for a skate park and just " +
          "soft enough for the street.",
        "It comes assembled, with the bolts at the right tension for somebody of average " +
          "weight. Loosen the kingpin half a turn for wider, lazier curves. Dry it upright, " +
          "never flat.",
      ],
      fa: [
        "هفت لایه چوب افرا با چسب سرد پرس شده و سر و دم تخته را فنری نگه می‌دارد. پایه‌ها " +
          "آلومینیومی‌اند و چرخ‌ها برای پیست به‌اندازه سفت و برای خیابان به‌اندازه نرم.",
        "سرهم می‌رسد و پیچ‌هایش برای وزن متوسط تنظیم شده است. اگر دورهای بازتر و آرام‌تر دوست " +
          "دارید، مهرهٔ اصلی را نیم دور شل کنید. خیس که شد ایستاده خشکش کنید، نه خوابیده.",
      ],
    },
    rating: 4.3,
    ratingCount: 57,
    sold: 210,
    age: 240,
    object: { emoji: "1f6f9" },
    companions: [{ emoji: "1f45f", hue: 60 }],
    facts: { material: ["wood", "aluminium"], level: "intermediate", length: 80, place: "outdoor" },
    variants: [{ options: {}, usd: 6400, irr: 44_800_000, stock: 19 }],
  },
  {
    key: "mirror-ski-goggles",
    category: "snow-ice",
    brand: "northwell",
    name: { en: "Mirror Ski Goggles", fa: "عینک اسکی آینه‌ای" },
    subtitle: {
      en: "Double anti-fog lens, fits over a helmet",
      fa: "لنز دولایهٔ ضدبخار، قابل استفاده روی کلاه",
    },
    summary: {
      en: "Wide goggles that stay clear from the first lift to the last run.",
      fa: "عینکی با دید باز که از اولین تله‌سیژ تا آخرین فرود بخار نمی‌کند.",
    },
    description: {
      en: [
        "Two lenses with air between them work like a double window, and small vents along the " +
          "top carry the warm breath away. The foam is soft, three layers deep, and shaped to " +
          "leave room for most glasses.",
        "The strap has a silicone line that grips a helmet. Dab the inside lens dry, never rub " +
          "it; the pouch in the box doubles as a cloth.",
      ],
      fa: [
        "دو لنز با لایه‌ای هوا در میانشان مثل پنجرهٔ دوجداره کار می‌کنند و دریچه‌های ریز بالای " +
          "قاب، نفس گرم را بیرون می‌برند. فوم سه‌لایهٔ نرمش برای بیشتر عینک‌های طبی هم جا " +
          "می‌گذارد.",
        "بند پهنش نوار سیلیکونی دارد و روی کلاه سر نمی‌خورد. لنز داخلی را فقط با ضربهٔ آرامِ " +
          "دستمال خشک کنید و نسایید؛ کیسهٔ داخل جعبه همان دستمال است.",
      ],
    },
    rating: 4.4,
    ratingCount: 132,
    sold: 540,
    age: 350,
    object: { emoji: "1f97d" },
    companions: [{ emoji: "1f9e4" }],
    facts: { material: "plastic", audience: "everyone", season: "winter", level: "intermediate" },
    variants: [
      {
        options: { color: "blue" },
        usd: 5600,
        irr: 39_200_000,
        usdWas: 7400,
        irrWas: 51_800_000,
        stock: 28,
      },
      {
        options: { color: "pink" },
        usd: 5600,
        irr: 39_200_000,
        usdWas: 7400,
        irrWas: 51_800_000,
        stock: 13,
      },
      {
        options: { color: "green" },
        usd: 5600,
        irr: 39_200_000,
        usdWas: 7400,
        irrWas: 51_800_000,
        stock: 3,
      },
    ],
  },
  {
    key: "alpine-ski-and-boot-set",
    category: "snow-ice",
    brand: "bergmann",
    name: { en: "Alpine Ski and Boot Set", fa: "ست اسکی و بوت آلپاین" },
    subtitle: {
      en: "Skis, bindings and boots matched by size",
      fa: "اسکی، بایندینگ و بوتِ هماهنگ با شمارهٔ پا",
    },
    summary: {
      en: "One box with skis, bindings and boots that already know each other.",
      fa: "اسکی، بایندینگ و بوت در یک بسته، از پیش با هم تنظیم‌شده.",
    },
    description: {
      en: [
        "The skis are of medium width and turn at low speed, which suits groomed runs and " +
          "people who ski ten days a year. Boots close with three buckles and open wide enough " +
          "to step into with cold hands.",
        "Choose your boot size; the length of ski and the binding are set to match. Have the " +
          "release checked in a workshop before the first run, and wax the base twice a winter.",
      ],
      fa: [
        "عرض اسکی‌ها متوسط است و با سرعت کم هم می‌پیچند؛ مناسب پیست‌های کوبیده و کسی که سالی " +
          "ده روز اسکی می‌کند. بوت با سه سگک بسته می‌شود و آن‌قدر باز می‌شود که با دست سرد هم " +
          "پوشیدنی باشد.",
        "شمارهٔ بوت را انتخاب کنید؛ طول اسکی و بایندینگ با آن تنظیم می‌شود. پیش از اولین فرود، " +
          "آزادشدن بایندینگ را در تعمیرگاه بررسی کنید و زمستانی دو بار کف اسکی را واکس بزنید.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.6,
    ratingCount: 43,
    sold: 96,
    age: 420,
    object: { emoji: "1f3bf" },
    companions: [{ emoji: "1f97d", hue: 60 }],
    facts: {
      material: ["wood", "plastic"],
      level: "intermediate",
      season: "winter",
      audience: ["women", "men"],
      origin: "germany",
    },
    variants: [
      {
        options: { shoe_size: "39" },
        usd: 42_900,
        irr: 300_300_000,
        usdWas: 54_900,
        irrWas: 384_300_000,
        stock: 4,
      },
      {
        options: { shoe_size: "41" },
        usd: 42_900,
        irr: 300_300_000,
        usdWas: 54_900,
        irrWas: 384_300_000,
        stock: 6,
      },
      {
        options: { shoe_size: "43" },
        usd: 44_900,
        irr: 314_300_000,
        usdWas: 56_900,
        irrWas: 398_300_000,
        stock: 5,
      },
      { options: { shoe_size: "44" }, usd: 44_900, irr: 314_300_000, stock: 2 },
    ],
  },
  {
    key: "beech-sled",
    category: "snow-ice",
    brand: "sepidar",
    name: { en: "Steam-Bent Beech Sled", fa: "سورتمهٔ چوب راش" },
    subtitle: {
      en: "Steel runners, seats an adult and a child",
      fa: "کفشک استیل، جا برای یک بزرگ و یک کوچک",
    },
    summary: {
      en: "A wooden sled of the old kind, with slatted seat and curved steel runners.",
      fa: "سورتمهٔ چوبی به سبک قدیم، با نشیمن تخته‌ای و کفشک استیل خمیده.",
    },
    description: {
      en: [
        "Beech is bent in steam and left to dry on the form, so the front curve is one piece " +
          "and cannot come unglued. The slats give a little, which your back will notice on the " +
          "bumps.",
        "It carries 120 kilograms and steers with the heels. After the last run, wipe the " +
          "runners dry and rub them with a candle end; that is all the care it asks.",
      ],
      fa: [
        "چوب راش را با بخار خم می‌کنند و روی قالب می‌گذارند تا خشک شود؛ برای همین خم جلو " +
          "یک‌تکه است و چسبی ندارد که باز شود. تخته‌های نشیمن کمی فنری‌اند و کمرتان در " +
          "دست‌اندازها قدرش را می‌داند.",
        "تا ۱۲۰ کیلوگرم را می‌برد و با پاشنه هدایت می‌شود. آخر روز کفشک‌ها را خشک کنید و " +
          "ته‌شمعی رویشان بکشید؛ همین برای نگهداری‌اش بس است.",
      ],
    },
    rating: 4.9,
    ratingCount: 8,
    sold: 24,
    age: 27,
    object: { emoji: "1f6f7" },
    companions: [{ emoji: "1f9e3" }],
    facts: {
      material: ["wood", "steel"],
      handmade: true,
      season: "winter",
      audience: "everyone",
      length: 105,
    },
    variants: [{ options: {}, usd: 8900, irr: 62_300_000, stock: 14 }],
  },
  {
    key: "white-figure-skates",
    category: "snow-ice",
    brand: "setareh",
    name: { en: "White Figure Skates", fa: "اسکیت روی یخ سفید" },
    subtitle: { en: "Leather boot, fitted steel blade", fa: "ساق چرمی با تیغهٔ استیل ثابت" },
    summary: {
      en: "Classic figure skates with a warm lining and a blade that is already sharp.",
      fa: "اسکیت نمایشی کلاسیک با آستر گرم و تیغه‌ای از پیش تیزشده.",
    },
    description: {
      en: [
        "The leather upper is stiff where you need support and soft at the tongue, where bad " +
          "skates bite. The lining is brushed and warm for an hour on the ice.",
        "Blades come sharpened for recreational skating; the toe pick is small, so beginners " +
          "trip less. Lace firmly over the instep, looser above. Dry the steel after each " +
          "session and put the guards on.",
      ],
      fa: [
        "چرم ساق همان‌جا که تکیه‌گاه می‌خواهید سفت است و در زبانه، که اسکیت بد پا را می‌زند، " +
          "نرم. آستر کرکی‌اش برای یک ساعت روی یخ گرم می‌ماند.",
        "تیغه برای اسکیت تفریحی تیز شده و دندانهٔ نوک آن کوچک است تا تازه‌کارها کمتر زمین " +
          "بخورند. بند را روی پا محکم و بالاتر شل‌تر ببندید. بعد از هر بار، تیغه را خشک کنید و " +
          "محافظش را بگذارید.",
      ],
    },
    rating: 4.3,
    ratingCount: 77,
    sold: 290,
    age: 510,
    object: { emoji: "26f8-fe0f" },
    companions: [{ emoji: "1f9e3", hue: 200 }],
    facts: {
      material: ["leather", "steel"],
      level: "beginner",
      audience: ["women", "men"],
      season: "winter",
    },
    variants: [
      { options: { shoe_size: "37" }, usd: 7800, irr: 54_600_000, stock: 9 },
      { options: { shoe_size: "38" }, usd: 7800, irr: 54_600_000, stock: 12 },
      { options: { shoe_size: "39" }, usd: 7800, irr: 54_600_000, stock: 10 },
      { options: { shoe_size: "40" }, usd: 7800, irr: 54_600_000, stock: 7 },
      { options: { shoe_size: "41" }, usd: 8200, irr: 57_400_000, stock: 1 },
      { options: { shoe_size: "42" }, usd: 8200, irr: 57_400_000, stock: 0 },
    ],
  },
];
