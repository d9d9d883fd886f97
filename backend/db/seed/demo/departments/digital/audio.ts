import type { DemoProduct } from "../../shape";

export const audio: DemoProduct[] = [
  {
    key: "noise-cancelling-headphones",
    category: "headphones",
    brand: "navaak",
    name: { en: "Noise-Cancelling Wireless Headphones", fa: "هدفون بی‌سیم حذف نویز" },
    subtitle: {
      en: "Quiet on the metro, thirty-five hours a charge",
      fa: "سکوت در مترو، سی‌وپنج ساعت با هر بار شارژ",
    },
    summary: {
      en: "Over-ear headphones that take the rumble out of travel and leave the music warm and unhurried.",
      fa: "هدفون دورگوشی که همهمهٔ سفر را می‌گیرد و موسیقی را گرم و آرام به گوش می‌رساند.",
    },
    description: {
      en: [
        "Engines, fans and the neighbor's drill fade into the distance; a voice asking for " +
          "your ticket still comes through. The cushions are soft memory foam and do not press " +
          "on glasses.",
        "One dial on the right cup does everything, with no guessing at gestures. Fold them " +
          "flat, and ten minutes on the cable buys another four hours.",
      ],
      fa: [
        "صدای موتور، پنکه و دریل همسایه دور و محو می‌شود؛ اما کسی که بلیت بخواهد صدایش را " +
          "می‌شنوید. بالشتک‌ها از فوم نرم‌اند و روی دستهٔ عینک فشار نمی‌آورند.",
        "یک پیچ روی گوشی راست همهٔ کارها را انجام می‌دهد و نیازی به حدس زدن حرکت انگشت نیست. " +
          "تخت تا می‌شود و با ده دقیقه شارژ، چهار ساعت دیگر می‌خواند.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.6,
    ratingCount: 894,
    sold: 3870,
    age: 172,
    object: { emoji: "1f3a7" },
    companions: [{ emoji: "1f9f3" }, { emoji: "1f4f1", hue: 315 }],
    facts: {
      connection: ["bluetooth", "usbc", "jack"],
      battery_life: 35,
      weight: 254,
      power_source: "rechargeable",
    },
    variants: [
      {
        options: { color: "white" },
        usd: 14900,
        irr: 104_900_000,
        usdWas: 18900,
        irrWas: 132_900_000,
        stock: 44,
      },
      {
        options: { color: "pink" },
        usd: 14900,
        irr: 104_900_000,
        usdWas: 18900,
        irrWas: 132_900_000,
        stock: 18,
      },
      {
        options: { color: "beige" },
        usd: 14900,
        irr: 104_900_000,
        usdWas: 18900,
        irrWas: 132_900_000,
        stock: 27,
      },
      {
        options: { color: "blue" },
        usd: 14900,
        irr: 104_900_000,
        usdWas: 18900,
        irrWas: 132_900_000,
        stock: 9,
      },
    ],
  },
  {
    key: "wired-monitor-headphones",
    category: "headphones",
    brand: "sonnet",
    name: { en: "Wired Monitor Headphones", fa: "هدفون مانیتورینگ باسیم" },
    subtitle: {
      en: "An honest sound for mixing, practice and long nights",
      fa: "صدایی راستگو برای میکس، تمرین و شب‌های بلند",
    },
    summary: {
      en: "Open, even-handed headphones that add nothing of their own, so you hear what is really on the track.",
      fa: "هدفونی باز و بی‌طرف که چیزی از خود به صدا نمی‌افزاید تا همان را بشنوید که ضبط شده است.",
    },
    description: {
      en: [
        "No swollen bass and no glitter on top: strings sound like wood and gut, voices stay " +
          "in the middle of the room. Plug them straight into a digital piano, mixer or laptop.",
        "The three-meter cable comes off, and pads, band and cable can all be ordered " +
          "singly. It is a tool built to be mended rather than replaced.",
      ],
      fa: [
        "نه بَم بادکرده دارد و نه زیرِ پرزرق‌وبرق؛ ساز زهی صدای چوب و زه می‌دهد و آواز درست " +
          "وسط اتاق می‌ایستد. مستقیم به پیانوی دیجیتال، میکسر یا لپ‌تاپ وصلش کنید.",
        "کابل سه‌متری‌اش جدا می‌شود و بالشتک و تل و کابل را تک‌تک می‌توان سفارش داد. ابزاری " +
          "است که برای تعمیر شدن ساخته‌اند، نه دور انداختن.",
      ],
    },
    guarantee: { en: "36-month guarantee", fa: "۳۶ ماه ضمانت" },
    rating: 4.9,
    ratingCount: 76,
    sold: 322,
    age: 388,
    object: { emoji: "1f3a7", hue: 200 },
    companions: [{ emoji: "1f39b-fe0f" }, { emoji: "1f3b9" }],
    facts: {
      connection: "jack",
      weight: 286,
      level: "pro",
      material: ["aluminium", "leather"],
      origin: "germany",
    },
    variants: [{ options: {}, usd: 11900, irr: 82_900_000, stock: 13 }],
  },
  {
    key: "desktop-usb-microphone",
    category: "microphones",
    brand: "navaak",
    name: { en: "Desktop USB Microphone", fa: "میکروفون رومیزی USB" },
    subtitle: {
      en: "A broadcaster's shape for podcasts and lessons",
      fa: "با ظاهر میکروفون رادیو، برای پادکست و تدریس",
    },
    summary: {
      en: "A condenser microphone on a heavy base that makes an ordinary room sound like a small studio.",
      fa: "میکروفون خازنی با پایه‌ای سنگین که صدای اتاق معمولی را به استودیویی کوچک نزدیک می‌کند.",
    },
    description: {
      en: [
        "Speak from a hand's width away and it picks up the voice, not the street. A ring of " +
          "felt under the base swallows table knocks and keyboard taps.",
        "There is a mute button on the front, a headphone socket at the back and nothing to " +
          "install. The grille unscrews for a gentle clean with a dry brush.",
      ],
      fa: [
        "از فاصلهٔ یک وجب حرف بزنید؛ صدای شما را می‌گیرد، نه صدای خیابان را. حلقهٔ نمدی زیر " +
          "پایه، ضربه‌های میز و تق‌تق صفحه‌کلید را می‌خورد.",
        "دکمهٔ قطع صدا جلو و جای هدفون پشت آن است و هیچ برنامه‌ای نصب نمی‌خواهد. توری باز " +
          "می‌شود تا با قلم‌موی خشک تمیزش کنید.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.5,
    ratingCount: 204,
    sold: 765,
    age: 119,
    object: { emoji: "1f399-fe0f" },
    companions: [{ emoji: "1f3a7", hue: 305 }, { emoji: "1f4dd" }],
    facts: {
      connection: ["usbc", "jack"],
      weight: 640,
      material: ["steel", "plastic"],
      level: "intermediate",
    },
    variants: [
      { options: { color: "silver" }, usd: 8900, irr: 61_900_000, stock: 20 },
      {
        options: { color: "pink" },
        usd: 8900,
        irr: 61_900_000,
        stock: 11,
      },
      {
        options: { color: "beige" },
        usd: 8900,
        irr: 61_900_000,
        stock: 0,
      },
      {
        options: { color: "blue" },
        usd: 8900,
        irr: 61_900_000,
        stock: 14,
      },
    ],
  },
  {
    key: "handheld-vocal-microphone",
    category: "microphones",
    brand: "voltra",
    name: { en: "Handheld Wireless Microphone", fa: "میکروفون دستی بی‌سیم" },
    subtitle: {
      en: "For halls, weddings and the singing uncle",
      fa: "برای سالن، عروسی و عموی خوش‌صدا",
    },
    summary: {
      en: "A sturdy stage microphone with a pocket receiver and no whistle when you walk past the speakers.",
      fa: "میکروفون صحنهٔ محکمی با گیرندهٔ جیبی که نزدیک بلندگو هم سوت نمی‌کشد.",
    },
    description: {
      en: [
        "The steel mesh takes the knocks of a real evening, and the foam inside softens hard " +
          "breaths. Range is about forty meters, enough to leave the stage and come back.",
        "Eight hours on a charge carry you through speeches and dancing alike. The set of " +
          "two shares one receiver, each with its own volume.",
      ],
      fa: [
        "توری فولادی‌اش ضربه‌های یک شب شلوغ را تاب می‌آورد و اسفنج درونش نفس‌های تند را نرم " +
          "می‌کند. حدود چهل متر برد دارد؛ آن‌قدر که از صحنه پایین بیایید و برگردید.",
        "هشت ساعت شارژ هم به سخنرانی‌ها می‌رسد و هم به رقص و آواز. در بستهٔ دوتایی، هر دو " +
          "میکروفون با یک گیرنده و صدای جداگانه کار می‌کنند.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.2,
    ratingCount: 139,
    sold: 518,
    age: 276,
    object: { emoji: "1f3a4" },
    companions: [{ emoji: "1faa9" }, { emoji: "1f490" }],
    facts: {
      battery_life: 8,
      power_source: "rechargeable",
      weight: 310,
      material: "steel",
      connection: "jack",
    },
    variants: [
      { options: { pack: "single" }, usd: 6900, irr: 47_900_000, stock: 23 },
      { options: { pack: "set2" }, usd: 11500, irr: 79_900_000, stock: 8 },
    ],
  },
  {
    key: "shelf-radio",
    category: "radios",
    brand: "oakline",
    name: { en: "Bluetooth Shelf Radio", fa: "رادیوی طاقچه‌ای بلوتوث‌دار" },
    subtitle: {
      en: "FM, short wave and whatever is on your phone",
      fa: "اف‌ام، موج کوتاه و هرچه در گوشی دارید",
    },
    summary: {
      en:
        "A kitchen radio with a proper tuning dial, a telescopic aerial and a speaker larger " +
        "than you would expect.",
      fa: "رادیوی آشپزخانه با پیچ موج واقعی، آنتن کشویی و بلندگویی بزرگ‌تر از آنچه به چشم می‌آید.",
    },
    description: {
      en: [
        "Turn the dial and stations come up one after another through the soft hiss, as they " +
          "should. Voices are clear over running water and a boiling kettle.",
        "The morning programme by wire, the evening playlist by Bluetooth: one small switch " +
          "decides. Runs from the mains or four D cells, and the feet are rubber, so shelves " +
          "stay unmarked.",
      ],
      fa: [
        "پیچ را که بچرخانید، ایستگاه‌ها یکی‌یکی از میان خش‌خش نرم بیرون می‌آیند؛ همان‌طور که " +
          "باید. صدای گوینده از پشت شرشر آب و قل‌قل کتری هم شنیده می‌شود.",
        "برنامهٔ صبح از موج رادیو و ترانه‌های شب از بلوتوث؛ با یک کلید کوچک. با برق یا چهار " +
          "باتری بزرگ کار می‌کند و پایه‌های لاستیکی‌اش روی طاقچه رد نمی‌گذارند.",
      ],
    },
    guarantee: { en: "18-month guarantee", fa: "۱۸ ماه ضمانت" },
    rating: 4.6,
    ratingCount: 231,
    sold: 1090,
    age: 333,
    object: { emoji: "1f4fb", hue: 120 },
    companions: [{ emoji: "1fad6" }, { emoji: "1f34b" }],
    facts: { connection: ["bluetooth", "jack"], power_source: "mains", power: 8, weight: 1450 },
    variants: [
      { options: { color: "beige" }, usd: 7900, irr: 54_900_000, stock: 28 },
      {
        options: { color: "silver" },
        usd: 7900,
        irr: 54_900_000,
        stock: 15,
      },
      {
        options: { color: "pink" },
        usd: 7900,
        irr: 54_900_000,
        stock: 6,
      },
      {
        options: { color: "blue" },
        usd: 7900,
        irr: 54_900_000,
        stock: 19,
      },
    ],
  },
  {
    key: "solar-travel-radio",
    category: "radios",
    brand: "kavir",
    name: { en: "Solar Travel Radio", fa: "رادیوی خورشیدی سفری" },
    subtitle: {
      en: "An hour of desert sun, an evening of news",
      fa: "یک ساعت آفتاب کویر، یک شب خبر و ترانه",
    },
    summary: {
      en: "A small three-band radio with a solar lid and a crank, for tents, balconies and emergency drawers.",
      fa: "رادیوی سه‌موج کوچک با درِ خورشیدی و دستهٔ کوکی، برای چادر، بالکن و کشوی روز مبادا.",
    },
    description: {
      en: [
        "Leave it on the dashboard or a warm rock and the panel on top does the rest. On a " +
          "gray day, two minutes at the folding crank give about twenty minutes of listening.",
        "The seams are sealed against dust and drizzle. In an emergency the USB-C socket can " +
          "lend a phone enough charge for one call.",
      ],
      fa: [
        "روی داشبورد یا تخته‌سنگی گرم بگذاریدش؛ صفحهٔ خورشیدیِ بالایش باقی کار را می‌کند. در " +
          "روز ابری، دو دقیقه چرخاندن دستهٔ تاشو حدود بیست دقیقه صدا می‌دهد.",
        "درزهایش در برابر گردوخاک و نم‌نم باران بسته‌اند. در روز تنگ، از درگاه USB-C آن‌قدر " +
          "شارژ به گوشی می‌رساند که بشود یک تماس گرفت.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.4,
    ratingCount: 23,
    sold: 146,
    age: 27,
    object: { emoji: "1f4fb", hue: 210 },
    companions: [{ emoji: "26fa", hue: 40 }, { emoji: "1f97e" }],
    facts: {
      power_source: "solar",
      battery_life: 12,
      place: ["indoor", "outdoor"],
      weight: 380,
      waterproof: false,
    },
    variants: [{ options: {}, usd: 4500, irr: 31_500_000, stock: 32 }],
  },
];
