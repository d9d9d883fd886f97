import type { DemoProduct } from "../../shape";

export const screens: DemoProduct[] = [
  {
    key: "mirrorless-camera-kit",
    category: "digital-cameras",
    brand: "hinode",
    name: { en: "Mirrorless Camera with 35 mm Lens", fa: "دوربین بدون آینه با لنز ۳۵ میلی‌متری" },
    subtitle: {
      en: "Dials you can feel, pictures you will print",
      fa: "پیچ‌هایی برای لمس، عکس‌هایی برای چاپ",
    },
    summary: {
      en: "A compact 26-megapixel camera with real dials and one bright lens that suits almost everything.",
      fa: "دوربین ۲۶ مگاپیکسلی جمع‌وجور با پیچ‌های واقعی و یک لنز روشن که تقریباً به همه‌چیز می‌آید.",
    },
    description: {
      en: [
        "Shutter, aperture and exposure each have their own ring, so the settings are " +
          "visible before the camera is even switched on. The grip is leatherette and warm in " +
          "winter.",
        "The f/2 lens draws faces gently and copes with candlelight. Pictures travel to the " +
          "phone over Wi-Fi; the spare battery in the box covers a long wedding.",
      ],
      fa: [
        "سرعت شاتر، دیافراگم و نوردهی هر کدام حلقهٔ خود را دارند و پیش از روشن کردن دوربین " +
          "هم تنظیم‌ها را می‌بینید. روکش چرمی دسته در زمستان سرد نیست.",
        "لنز f/2 چهره‌ها را لطیف ثبت می‌کند و از نور شمع هم عکس می‌گیرد. تصویرها با وای‌فای " +
          "به گوشی می‌روند و باتری اضافهٔ همراه، به یک عروسی بلند می‌رسد.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.8,
    ratingCount: 117,
    sold: 403,
    age: 159,
    object: { emoji: "1f4f7" },
    companions: [{ emoji: "1f392", hue: 60 }, { emoji: "1f5bc-fe0f" }],
    facts: {
      connection: ["wifi", "bluetooth", "usbc", "hdmi"],
      level: "intermediate",
      screen: 3,
      weight: 498,
      origin: "japan",
    },
    variants: [
      { options: {}, usd: 79900, irr: 558_900_000, usdWas: 89900, irrWas: 628_900_000, stock: 10 },
    ],
  },
  {
    key: "family-camcorder",
    category: "digital-cameras",
    brand: "lumeo",
    name: { en: "4K Family Camcorder", fa: "دوربین فیلم‌برداری خانگی 4K" },
    subtitle: {
      en: "Long zoom, steady hand, one red button",
      fa: "زوم بلند، تصویر بی‌لرزش و یک دکمهٔ قرمز",
    },
    summary: {
      en: "A camcorder for school plays and first bicycles: turn out the screen, press once and keep watching.",
      fa: "دوربینی برای جشن مدرسه و نخستین دوچرخه: صفحه را باز کنید، یک بار بزنید و تماشا کنید.",
    },
    description: {
      en: [
        "It does one thing and needs no learning. The stabiliser forgives a walking pace, " +
          "and the 24× zoom reaches the back row of the choir without losing the faces.",
        "Footage goes to the built-in memory, with a card slot for longer trips. A wrist " +
          "strap, a lens cap on a cord and a charger are in the box.",
      ],
      fa: [
        "یک کار را خوب انجام می‌دهد و یاد گرفتن نمی‌خواهد. لرزش‌گیرش راه رفتن آهسته را " +
          "می‌بخشد و زوم ۲۴ برابری تا ردیف آخر گروه سرود می‌رسد، بی‌آنکه چهره‌ها گم شوند.",
        "فیلم‌ها در حافظهٔ داخلی می‌مانند و برای سفرهای بلندتر جای کارت هم دارد. بند مچ، " +
          "درپوش لنز با نخ و شارژر همراه دستگاه است.",
      ],
    },
    guarantee: { en: "18-month guarantee", fa: "۱۸ ماه ضمانت" },
    rating: 4.0,
    ratingCount: 52,
    sold: 174,
    age: 466,
    object: { emoji: "1f4f9" },
    companions: [{ emoji: "1f6b2" }, { emoji: "1f392", hue: 200 }],
    facts: {
      connection: ["wifi", "usbc", "hdmi"],
      battery_life: 3,
      screen: 3,
      weight: 355,
      level: "beginner",
    },
    variants: [
      { options: { storage: "64gb" }, usd: 29900, irr: 208_900_000, stock: 6 },
      { options: { storage: "128gb" }, usd: 33900, irr: 236_900_000, stock: 4 },
    ],
  },
  {
    key: "retro-television-19",
    category: "tvs-projectors",
    brand: "harbor",
    name: { en: "Retro 19-Inch Television", fa: "تلویزیون ۱۹ اینچی به سبک قدیم" },
    subtitle: {
      en: "Old-fashioned legs and aerial, a modern panel inside",
      fa: "پایه و آنتن قدیمی با صفحه‌ای امروزی",
    },
    summary: {
      en: "A little television for kitchens and studies, with turning knobs outside and a clear LED panel within.",
      fa: "تلویزیون کوچکی برای آشپزخانه و اتاق کار، با پیچ‌های چرخان از بیرون و پنل LED شفاف از درون.",
    },
    description: {
      en: [
        "One knob is volume, the other walks through the channels with a proper click. The " +
          "remote control is there too, but you may find you leave it in the drawer.",
        "The rabbit ears bring in digital broadcasts without a dish, and two HDMI sockets " +
          "hide at the back. The four legs unscrew, so it will also sit on a shelf.",
      ],
      fa: [
        "یک پیچ صداست و دیگری با تق‌تق دل‌نشینی کانال‌ها را عوض می‌کند. کنترل هم دارد، اما " +
          "شاید ببینید که در کشو مانده است.",
        "آنتن شاخکی بدون بشقاب، شبکه‌های دیجیتال را می‌گیرد و دو درگاه HDMI پشت دستگاه " +
          "پنهان‌اند. چهار پایه باز می‌شوند و تلویزیون روی طاقچه هم می‌نشیند.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.3,
    ratingCount: 84,
    sold: 267,
    age: 221,
    object: { emoji: "1f4fa" },
    companions: [{ emoji: "1f37f" }, { emoji: "1f6cb-fe0f" }],
    facts: {
      screen: 19,
      power: 38,
      connection: ["hdmi", "wifi"],
      power_source: "mains",
      weight: 4700,
    },
    variants: [
      { options: { color: "silver" }, usd: 21900, irr: 152_900_000, stock: 8 },
      {
        options: { color: "beige" },
        usd: 21900,
        irr: 152_900_000,
        stock: 5,
      },
      {
        options: { color: "turquoise" },
        usd: 21900,
        irr: 152_900_000,
        stock: 3,
      },
    ],
  },
  {
    key: "reel-projector-digitiser",
    category: "tvs-projectors",
    brand: "tandis",
    name: { en: "Reel Projector with Digital Copy", fa: "آپارات حلقه‌ای با خروجی دیجیتال" },
    subtitle: {
      en: "Shows 8 mm film and saves it to a memory card",
      fa: "فیلم ۸ میلی‌متری را نشان می‌دهد و ذخیره می‌کند",
    },
    summary: {
      en: "A new-built projector for the reels in your parents' cupboard: watch them tonight, keep them for good.",
      fa: "آپاراتی نوساخته برای حلقه‌های کمد پدر و مادر: امشب تماشایشان کنید و برای همیشه نگه دارید.",
    },
    description: {
      en: [
        "It threads 8 mm and Super 8 by itself and moves the film with rollers rather than " +
          "claws, so brittle edges survive. The LED lamp stays cool, even on a paused frame.",
        "While you watch, each frame is photographed onto a card in full HD. Brush the gate " +
          "with the soft brush supplied after every second reel.",
      ],
      fa: [
        "فیلم ۸ میلی‌متری و سوپر ۸ را خودش جا می‌اندازد و به‌جای چنگک با غلتک حرکت می‌دهد تا " +
          "لبه‌های شکننده آسیب نبینند. چراغ LED آن روی تصویر ثابت هم داغ نمی‌شود.",
        "همان‌طور که تماشا می‌کنید، فریم‌ها با کیفیت فول‌اچ‌دی روی کارت ضبط می‌شوند. پس از " +
          "هر دو حلقه، دریچه را با قلم‌موی نرم همراه دستگاه پاک کنید.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.7,
    ratingCount: 21,
    sold: 63,
    age: 83,
    object: { emoji: "1f4fd-fe0f" },
    companions: [{ emoji: "1f39e-fe0f" }, { emoji: "1f37f" }],
    facts: {
      power_source: "mains",
      power: 30,
      connection: ["hdmi", "usbc"],
      weight: 3900,
      origin: "japan",
    },
    variants: [{ options: {}, usd: 38900, irr: 271_900_000, stock: 2 }],
  },
  {
    key: "wireless-game-controller",
    category: "game-controllers",
    brand: "pooyesh",
    name: { en: "Wireless Game Controller", fa: "دستهٔ بازی بی‌سیم" },
    subtitle: {
      en: "Sticks that do not drift, five strong colors",
      fa: "آنالوگ‌های بی‌لغزش در پنج رنگ پرشور",
    },
    summary: {
      en: "A comfortable pad for computer, phone and TV, with magnetic sticks that stay centered for years.",
      fa: "دستهٔ راحتی برای رایانه، گوشی و تلویزیون، با آنالوگ مغناطیسی که سال‌ها وسط می‌ماند.",
    },
    description: {
      en: [
        "The sticks read a magnet instead of rubbing on a track, which is why they do not " +
          "wander after a season of football. Triggers are short, firm and quiet enough for a " +
          "shared room.",
        "Small and large hands find the buttons equally well. Pairing takes one long press, " +
          "and a charge lasts about twenty hours.",
      ],
      fa: [
        "آنالوگ‌ها به‌جای ساییدن، آهن‌ربا را می‌خوانند؛ برای همین بعد از یک فصل فوتبال هم " +
          "سرگردان نمی‌شوند. ماشه‌ها کوتاه، محکم و برای اتاق مشترک بی‌صدا هستند.",
        "دست کوچک و بزرگ، هر دو دکمه‌ها را خوب پیدا می‌کنند. با یک فشار طولانی وصل می‌شود و " +
          "هر شارژ حدود بیست ساعت بازی می‌دهد.",
      ],
    },
    guarantee: { en: "18-month guarantee", fa: "۱۸ ماه ضمانت" },
    rating: 4.5,
    ratingCount: 688,
    sold: 3540,
    age: 254,
    object: { emoji: "1f3ae" },
    companions: [{ emoji: "1f4fa" }, { emoji: "1f37f" }],
    facts: {
      connection: ["bluetooth", "usbc"],
      battery_life: 20,
      power_source: "rechargeable",
      weight: 232,
      age_group: "a10",
    },
    variants: [
      {
        options: { color: "purple" },
        usd: 4500,
        irr: 31_500_000,
        usdWas: 5400,
        irrWas: 37_800_000,
        stock: 36,
      },
      {
        options: { color: "pink" },
        usd: 4500,
        irr: 31_500_000,
        usdWas: 5400,
        irrWas: 37_800_000,
        stock: 17,
      },
      {
        options: { color: "red" },
        usd: 4500,
        irr: 31_500_000,
        usdWas: 5400,
        irrWas: 37_800_000,
        stock: 41,
      },
      {
        options: { color: "green" },
        usd: 4500,
        irr: 31_500_000,
        usdWas: 5400,
        irrWas: 37_800_000,
        stock: 1,
      },
      {
        options: { color: "blue" },
        usd: 4500,
        irr: 31_500_000,
        usdWas: 5400,
        irrWas: 37_800_000,
        stock: 58,
      },
    ],
  },
  {
    key: "arcade-joystick",
    category: "game-controllers",
    brand: "setareh",
    name: { en: "Arcade Joystick", fa: "جوی‌استیک آرکید" },
    subtitle: {
      en: "A ball top, a heavy base and thirty old favorites",
      fa: "دستهٔ گوی‌دار، پایهٔ سنگین و سی بازی خاطره‌انگیز",
    },
    summary: {
      en: "The clack of the corner arcade, on your own table: plug it into any screen and play.",
      fa: "همان تق‌تق کلوپ سر کوچه، روی میز خودتان: به هر صفحه‌ای وصل کنید و بازی کنید.",
    },
    description: {
      en: [
        "The stick snaps in eight directions and springs back to the center with a sound " +
          "that will empty the rest of the house into the room. The base weighs enough to stay " +
          "put in a close match.",
        "Thirty licensed puzzle and platform games live inside; connect it to a computer and " +
          "it becomes an ordinary controller.",
      ],
      fa: [
        "دسته در هشت جهت می‌جهد و با صدایی به وسط برمی‌گردد که بقیهٔ خانه را هم به اتاق " +
          "می‌کشاند. پایه آن‌قدر سنگین است که در بازی نفس‌گیر از جایش تکان نخورد.",
        "سی بازی معمایی و سکوبازیِ دارای مجوز در دل خود دارد؛ اگر به رایانه وصلش کنید، یک دستهٔ بازی معمولی می‌شود.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 0,
    ratingCount: 0,
    sold: 11,
    age: 9,
    object: { emoji: "1f579-fe0f" },
    companions: [{ emoji: "1f4fa", hue: 45 }, { emoji: "1f3b2" }],
    facts: {
      connection: ["hdmi", "usbc"],
      weight: 1280,
      material: ["steel", "plastic"],
      age_group: "a6",
    },
    variants: [{ options: {}, usd: 8900, irr: 61_900_000, stock: 24 }],
  },
  {
    key: "hybrid-smart-watch",
    category: "watches-power",
    brand: "miadgah",
    name: { en: "Hybrid Smart Watch", fa: "ساعت هوشمند عقربه‌ای" },
    subtitle: {
      en: "Real hands in front, a step counter behind",
      fa: "عقربه‌های واقعی در جلو، گام‌شمار در پشت",
    },
    summary: {
      en: "A watch that looks like a watch: it buzzes for calls, counts steps and runs a month between charges.",
      fa: "ساعتی که شکل ساعت است: برای تماس می‌لرزد، قدم می‌شمارد و یک ماه شارژ نمی‌خواهد.",
    },
    description: {
      en: [
        "There is no screen to light up at dinner. A short buzz means a call, a long one an " +
          "appointment, and for a moment the hands point to the share of the day's steps you " +
          "have walked.",
        "The strap is soft silicone with a metal buckle, and the case can be worn for " +
          "swimming. Two strap lengths are included.",
      ],
      fa: [
        "صفحه‌ای ندارد که سر شام روشن شود. لرزش کوتاه یعنی تماس، لرزش بلند یعنی قرار؛ و " +
          "عقربه‌ها لحظه‌ای نشان می‌دهند چه اندازه از قدم‌های روز را رفته‌اید.",
        "بندش سیلیکون نرم با سگک فلزی است و با آن می‌شود شنا کرد. دو بند با دو اندازه در " +
          "جعبه هست تا به مچ باریک و پهن، هر دو، بخورد.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.4,
    ratingCount: 342,
    sold: 1610,
    age: 107,
    object: { emoji: "231a" },
    companions: [{ emoji: "1f45f" }, { emoji: "1f4c5" }],
    facts: {
      connection: "bluetooth",
      battery_life: 720,
      waterproof: true,
      audience: ["women", "men"],
      weight: 48,
    },
    variants: [
      { options: { color: "blue" }, usd: 13900, irr: 96_900_000, stock: 30 },
      {
        options: { color: "pink" },
        usd: 13900,
        irr: 96_900_000,
        stock: 22,
      },
      {
        options: { color: "red" },
        usd: 10900,
        irr: 75_900_000,
        usdWas: 13900,
        irrWas: 96_900_000,
        stock: 7,
      },
      {
        options: { color: "brown" },
        usd: 13900,
        irr: 96_900_000,
        stock: 13,
      },
      {
        options: { color: "green" },
        usd: 13900,
        irr: 96_900_000,
        stock: 16,
      },
    ],
  },
  {
    key: "rechargeable-aa-batteries",
    category: "watches-power",
    brand: "verdant",
    name: { en: "Rechargeable AA Batteries", fa: "باتری قلمی قابل شارژ" },
    subtitle: { en: "A thousand charges, hardly any waste", fa: "هزار بار شارژ، تقریباً بی‌زباله" },
    summary: {
      en: "Pre-charged AA cells that hold their energy in the drawer and come back full a thousand times.",
      fa: "باتری‌های قلمی آماده‌به‌کار که در کشو خالی نمی‌شوند و هزار بار دیگر پر می‌شوند.",
    },
    description: {
      en: [
        "Clocks, torches, toys, remote controls: after a year on the shelf these cells still " +
          "keep about four fifths of their charge, so they are ready when something beeps at " +
          "midnight.",
        "They suit any ordinary NiMH charger. When their long life is over, bring them back " +
          "to us and we pass them on for recycling.",
      ],
      fa: [
        "ساعت، چراغ‌قوه، اسباب‌بازی یا کنترل تلویزیون؛ این باتری‌ها پس از یک سال ماندن در " +
          "قفسه هنوز نزدیک به چهارپنجم شارژشان را دارند و نیمه‌شب هم آماده‌اند.",
        "با هر شارژر معمولی NiMH پر می‌شوند. عمر درازشان که به سر رسید، به خودمان برگردانید تا برای بازیافت بفرستیم.",
      ],
    },
    rating: 4.6,
    ratingCount: 477,
    sold: 3980,
    age: 540,
    object: { emoji: "1f50b" },
    companions: [{ emoji: "1f526" }, { emoji: "1f579-fe0f" }],
    facts: { power_source: "rechargeable", weight: 27, origin: "japan" },
    variants: [
      { options: { pack: "set4" }, usd: 1400, irr: 9_800_000, stock: 76 },
      { options: { pack: "set6" }, usd: 1900, irr: 13_300_000, stock: 48 },
      {
        options: { pack: "set12" },
        usd: 2900,
        irr: 20_300_000,
        usdWas: 3600,
        irrWas: 25_200_000,
        stock: 35,
      },
    ],
  },
  {
    key: "pocket-power-bank",
    category: "watches-power",
    brand: "voltra",
    name: { en: "Battery-Shaped Power Bank", fa: "پاوربانک به شکل باتری" },
    subtitle: { en: "10,000 mAh with a sense of humour", fa: "۱۰٬۰۰۰ میلی‌آمپرساعت با چاشنی شوخی" },
    summary: {
      en: "A round, pocketable power bank that fills a phone twice and stands up on the bedside table.",
      fa: "پاوربانک گرد و جیبی که گوشی را دو بار پر می‌کند و روی پاتختی سرپا می‌ایستد.",
    },
    description: {
      en: [
        "It looks like a battery from a cartoon and behaves like a serious one: fast " +
          "charging in and out through the same USB-C socket, and a gentle stop when the phone " +
          "is full.",
        "Tip it and the plus sign glows in four steps to show what is left. The matte shell " +
          "shrugs off keys and coins, and airlines accept it in hand luggage.",
      ],
      fa: [
        "ظاهرش از کارتون آمده و رفتارش جدی است: شارژ تند، رفت و برگشت از یک درگاه USB-C، و قطع آرام وقتی گوشی پر شد.",
        "کمی کجش کنید تا علامت مثبت در چهار پله روشن شود و نشان دهد چقدر مانده است. بدنهٔ " +
          "مات از کلید و سکه خط برنمی‌دارد و بردنش در بار دستی هواپیما مجاز است.",
      ],
    },
    guarantee: { en: "18-month guarantee", fa: "۱۸ ماه ضمانت" },
    rating: 4.2,
    ratingCount: 12,
    sold: 96,
    age: 14,
    object: { emoji: "1f50b", hue: 110 },
    companions: [{ emoji: "1f4f1", hue: 45 }, { emoji: "1f392" }],
    facts: { connection: "usbc", power: 22, weight: 215, power_source: "rechargeable" },
    variants: [
      { options: { color: "turquoise" }, usd: 3900, irr: 26_900_000, stock: 25 },
      {
        options: { color: "pink" },
        usd: 3900,
        irr: 26_900_000,
        stock: 19,
      },
      {
        options: { color: "orange" },
        usd: 3900,
        irr: 26_900_000,
        stock: 12,
      },
    ],
  },
];
