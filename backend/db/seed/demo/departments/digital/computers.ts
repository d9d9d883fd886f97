import type { DemoProduct } from "../../shape";

export const computers: DemoProduct[] = [
  {
    key: "light-laptop-13",
    category: "laptops-desktops",
    brand: "northwell",
    name: { en: "Light 13-Inch Laptop", fa: "لپ‌تاپ سبک ۱۳ اینچی" },
    subtitle: {
      en: "1.1 kg of silver aluminum, silent in the library",
      fa: "۱٫۱ کیلوگرم آلومینیوم نقره‌ای، بی‌صدا در کتابخانه",
    },
    summary: {
      en: "A fanless notebook for writing, study and travel that wakes the moment you lift the lid.",
      fa: "لپ‌تاپ بدون فن برای نوشتن، درس و سفر که با بالا بردن درش بیدار می‌شود.",
    },
    description: {
      en: [
        "Because there is no fan, there is nothing to hear but the keys, and those are soft " +
          "and well cushioned. The lid opens with one finger and stays where you leave it.",
        "Sixteen gigabytes of memory keep thirty tabs and a long thesis moving. The battery " +
          "covers a full day of lectures, and any USB-C charger will fill it again.",
      ],
      fa: [
        "فن ندارد و تنها صدایی که می‌شنوید صدای کلیدهاست؛ آن هم نرم و آرام. درش با یک انگشت " +
          "باز می‌شود و در هر زاویه‌ای که رهایش کنید می‌ماند.",
        "شانزده گیگابایت رم از پس سی برگهٔ باز مرورگر و یک پایان‌نامهٔ بلند برمی‌آید. " +
          "باتری‌اش یک روز کامل کلاس را پوشش می‌دهد و با هر شارژر USB-C دوباره پر می‌شود.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.7,
    ratingCount: 428,
    sold: 1530,
    age: 96,
    object: { emoji: "1f4bb" },
    companions: [{ emoji: "2615" }, { emoji: "1f4d3", hue: 315 }],
    facts: {
      screen: 13.3,
      battery_life: 15,
      weight: 1100,
      connection: ["wifi", "bluetooth", "usbc", "jack"],
      material: "aluminium",
    },
    variants: [
      { options: { storage: "256gb" }, usd: 89900, irr: 629_900_000, stock: 19 },
      {
        options: { storage: "512gb" },
        usd: 99900,
        irr: 698_900_000,
        usdWas: 114900,
        irrWas: 804_900_000,
        stock: 31,
      },
      { options: { storage: "1tb" }, usd: 124900, irr: 874_900_000, stock: 5 },
    ],
  },
  {
    key: "studio-laptop-16",
    category: "laptops-desktops",
    brand: "tesselle",
    name: { en: "16-Inch Studio Laptop", fa: "لپ‌تاپ ۱۶ اینچی استودیویی" },
    subtitle: {
      en: "True color and real power for design and film",
      fa: "رنگ دقیق و توان کافی برای طراحی و تدوین",
    },
    summary: {
      en: "A large-screen laptop, color-calibrated at the factory, for people who edit pictures for a living.",
      fa: "لپ‌تاپی با صفحهٔ بزرگ و رنگ تنظیم‌شده در کارخانه، برای کسانی که کارشان تصویر است.",
    },
    description: {
      en: [
        "Each screen leaves the factory with its own color report, so a print looks the way " +
          "it did on the desk. The matte surface keeps the window behind you out of the " +
          "picture.",
        "Thirty-two gigabytes of memory and a separate graphics chip handle long timelines " +
          "calmly. Two fans come on under load and go quiet again soon after.",
      ],
      fa: [
        "هر صفحه با برگهٔ سنجش رنگ خودش از کارخانه بیرون می‌آید تا چاپ نهایی همان باشد که " +
          "روی میز دیده‌اید. سطح مات، بازتاب پنجرهٔ پشت سر را می‌گیرد.",
        "سی‌ودو گیگابایت رم و کارت گرافیک جداگانه، پروژه‌های سنگین تدوین را با آرامش پیش " +
          "می‌برند. دو فن فقط زیر بار روشن می‌شوند و زود دوباره ساکت می‌شوند.",
      ],
    },
    guarantee: { en: "36-month guarantee", fa: "۳۶ ماه ضمانت" },
    rating: 4.8,
    ratingCount: 14,
    sold: 41,
    age: 18,
    object: { emoji: "1f4bb", hue: 60 },
    companions: [{ emoji: "1f3a8" }, { emoji: "1f4f7" }],
    facts: {
      screen: 16,
      battery_life: 9,
      weight: 2150,
      connection: ["wifi", "bluetooth", "usbc", "hdmi"],
      level: "pro",
    },
    variants: [
      { options: { storage: "1tb" }, usd: 169900, irr: 1_189_900_000, stock: 9 },
      { options: { storage: "2tb" }, usd: 194900, irr: 1_364_900_000, stock: 4 },
    ],
  },
  {
    key: "all-in-one-desktop",
    category: "laptops-desktops",
    brand: "arvand",
    name: { en: "All-in-One Family Desktop", fa: "رایانهٔ یکپارچهٔ خانواده" },
    subtitle: {
      en: "24-inch screen, keyboard included, one single cable",
      fa: "صفحهٔ ۲۴ اینچی با صفحه‌کلید و تنها یک سیم",
    },
    summary: {
      en: "A whole computer behind the screen: set it on the table, plug it in and the desk stays clear.",
      fa: "همهٔ رایانه پشت صفحه جا گرفته است: روی میز بگذارید، به برق بزنید و میز خلوت بماند.",
    },
    description: {
      en: [
        "Homework, household accounts and film night share one generous screen. The stand " +
          "tilts with a light push, so children and grandparents can both find their angle.",
        "The camera sits under a small sliding cover, and the speakers point towards you " +
          "instead of the wall. A Persian and English keyboard comes in the box.",
      ],
      fa: [
        "تکلیف مدرسه، حساب‌وکتاب خانه و شب فیلم همگی روی یک صفحهٔ بزرگ جا می‌شوند. پایه با " +
          "فشاری سبک خم می‌شود و بچه‌ها و بزرگ‌ترها هر کدام زاویهٔ خود را پیدا می‌کنند.",
        "دوربین زیر درپوشی کشویی پنهان است و بلندگوها رو به شما هستند، نه رو به دیوار. " +
          "صفحه‌کلید با حروف فارسی و انگلیسی همراه دستگاه است.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.2,
    ratingCount: 112,
    sold: 389,
    age: 305,
    object: { emoji: "1f5a5-fe0f" },
    companions: [{ emoji: "1f5b1-fe0f" }, { emoji: "1fab4" }],
    facts: {
      screen: 23.8,
      power: 90,
      connection: ["wifi", "bluetooth", "hdmi", "usbc"],
      power_source: "mains",
    },
    variants: [{ options: {}, usd: 109000, irr: 762_900_000, stock: 11 }],
  },
  {
    key: "pastel-wireless-keyboard",
    category: "keyboards-mice",
    brand: "kitewell",
    name: { en: "Pastel Wireless Keyboard", fa: "صفحه‌کلید بی‌سیم پاستلی" },
    subtitle: {
      en: "Soft, low keys that pair with three devices",
      fa: "کلیدهای نرم و کوتاه، هم‌زمان با سه دستگاه",
    },
    summary: {
      en: "A slim, quiet keyboard in four pale colors that moves between laptop, tablet and phone at a key press.",
      fa: "صفحه‌کلید باریک و کم‌صدا در چهار رنگ ملایم که با یک کلید میان لپ‌تاپ، تبلت و گوشی جابه‌جا می‌شود.",
    },
    description: {
      en: [
        "Slightly dished keys guide the fingers to the middle, and the short travel makes " +
          "late-night typing kind to whoever is asleep next door.",
        "Two AAA cells last well over a year. Persian letters are printed beside the Latin " +
          "ones in a lighter gray, so both are easy to find and neither shouts.",
      ],
      fa: [
        "سطح کمی گود کلیدها انگشت را به وسط هدایت می‌کند و حرکت کوتاهشان برای نوشتن آخر شب " +
          "مناسب است؛ کسی در اتاق کناری بیدار نمی‌شود.",
        "با دو باتری نیم‌قلمی بیش از یک سال کار می‌کند. حروف فارسی با خاکستری روشن‌تر کنار " +
          "حروف لاتین چاپ شده‌اند تا هر دو راحت پیدا شوند و صفحه شلوغ نباشد.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.4,
    ratingCount: 301,
    sold: 1720,
    age: 188,
    object: { emoji: "2328-fe0f" },
    companions: [{ emoji: "1f5b1-fe0f" }, { emoji: "1f337" }],
    facts: { connection: "bluetooth", power_source: "battery", weight: 410, material: "plastic" },
    variants: [
      { options: { color: "white" }, usd: 4900, irr: 33_900_000, stock: 42 },
      {
        options: { color: "pink" },
        usd: 4900,
        irr: 33_900_000,
        stock: 26,
      },
      {
        options: { color: "beige" },
        usd: 4900,
        irr: 33_900_000,
        stock: 13,
      },
      {
        options: { color: "blue" },
        usd: 4900,
        irr: 33_900_000,
        stock: 30,
      },
    ],
  },
  {
    key: "mechanical-keyboard",
    category: "keyboards-mice",
    brand: "hinode",
    name: { en: "Compact Mechanical Keyboard", fa: "صفحه‌کلید مکانیکی جمع‌وجور" },
    subtitle: {
      en: "Tactile switches, no number pad, more room for the mouse",
      fa: "کلیدهای لمسی، بدون بخش اعداد، جای بیشتر برای ماوس",
    },
    summary: {
      en: "A solid keyboard with a rounded, woody sound and caps that will not shine after a year.",
      fa: "صفحه‌کلید محکمی با صدای گرم و چوبی و کلیدهایی که پس از یک سال برق نمی‌افتند.",
    },
    description: {
      en: [
        "Every key gives a small, clear bump at the moment it registers, so the hands soon " +
          "learn to stop pressing harder than they need. Thick caps keep their dry, sandy " +
          "touch.",
        "Switches pull out with the tool supplied: replace one, or try another kind, without " +
          "soldering. The braided cable unplugs for the bag.",
      ],
      fa: [
        "هر کلید درست هنگام ثبت شدن، برجستگی کوچکی زیر انگشت دارد و دست زود یاد می‌گیرد بیش " +
          "از اندازه فشار ندهد. کلیدهای ضخیم، زبری خوشایندشان را نگه می‌دارند.",
        "سوییچ‌ها با ابزار همراه بیرون می‌آیند؛ می‌توانید یکی را عوض کنید یا نوع دیگری را " +
          "بدون لحیم‌کاری بیازمایید. کابل بافته جدا می‌شود و در کیف جا می‌گیرد.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.8,
    ratingCount: 156,
    sold: 602,
    age: 240,
    object: { emoji: "2328-fe0f", hue: 180 },
    companions: [{ emoji: "1f9f0" }, { emoji: "2615" }],
    facts: {
      connection: "usbc",
      weight: 920,
      material: ["aluminium", "plastic"],
      level: "pro",
      origin: "japan",
    },
    variants: [
      { options: {}, usd: 9900, irr: 68_900_000, usdWas: 12900, irrWas: 89_900_000, stock: 17 },
    ],
  },
  {
    key: "quiet-wireless-mouse",
    category: "keyboards-mice",
    brand: "brightside",
    name: { en: "Quiet Wireless Mouse", fa: "ماوس بی‌سیم بی‌صدا" },
    subtitle: {
      en: "A smooth pebble with clicks nobody else hears",
      fa: "مثل سنگ صاف رودخانه، با کلیکی که کسی نمی‌شنود",
    },
    summary: {
      en: "A light mouse with muffled buttons, made for shared desks, libraries and sleeping babies.",
      fa: "ماوس سبک با دکمه‌های بی‌صدا، برای میز مشترک، کتابخانه و خانه‌ای که نوزاد دارد.",
    },
    description: {
      en: [
        "The curve fills the palm without forcing it, and works equally well for left and " +
          "right hands. It glides on wood, cloth or a closed book.",
        "An hour on the USB-C cable gives about two months of work. The receiver tucks into " +
          "the base when you travel, or leave it there and connect by Bluetooth.",
      ],
      fa: [
        "انحنای آرامش کف دست را پر می‌کند و برای چپ‌دست و راست‌دست یکسان است. روی چوب، پارچه " +
          "یا جلد یک کتاب هم روان حرکت می‌کند.",
        "یک ساعت شارژ با کابل USB-C برای حدود دو ماه کار بس است. گیرنده در سفر زیر ماوس جا " +
          "می‌گیرد؛ می‌توانید همان‌جا بگذاریدش و با بلوتوث وصل شوید.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.5,
    ratingCount: 534,
    sold: 3260,
    age: 377,
    object: { emoji: "1f5b1-fe0f" },
    companions: [{ emoji: "1f4bb" }, { emoji: "1f4da" }],
    facts: {
      connection: ["bluetooth", "usbc"],
      power_source: "rechargeable",
      weight: 84,
      audience: "everyone",
    },
    variants: [
      {
        options: { color: "white" },
        usd: 2300,
        irr: 15_900_000,
        usdWas: 2900,
        irrWas: 19_900_000,
        stock: 68,
      },
      {
        options: { color: "pink" },
        usd: 2300,
        irr: 15_900_000,
        usdWas: 2900,
        irrWas: 19_900_000,
        stock: 40,
      },
      {
        options: { color: "beige" },
        usd: 2300,
        irr: 15_900_000,
        usdWas: 2900,
        irrWas: 19_900_000,
        stock: 2,
      },
      {
        options: { color: "blue" },
        usd: 2300,
        irr: 15_900_000,
        usdWas: 2900,
        irrWas: 19_900_000,
        stock: 51,
      },
    ],
  },
  {
    key: "thumb-trackball",
    category: "keyboards-mice",
    brand: "bergmann",
    name: { en: "Desk Trackball", fa: "ترک‌بال رومیزی" },
    subtitle: { en: "Roll the ball, rest the wrist", fa: "گوی را بچرخانید، مچ را آسوده بگذارید" },
    summary: {
      en: "A pointing ball for small desks and tired wrists: the hand stays still while the fingers do the work.",
      fa: "گوی اشاره‌گر برای میزهای کوچک و مچ‌های خسته: دست ثابت می‌ماند و انگشت‌ها کار می‌کنند.",
    },
    description: {
      en: [
        "The glossy ball rolls on three ceramic beads with a pleasant, unhurried weight. " +
          "Most people need an afternoon to get used to it and then do not wish to go back.",
        "Push the ball out from below once a month and wipe the beads; that is all the " +
          "upkeep it asks. It comes in four matte colors, each with a ball in contrast.",
      ],
      fa: [
        "گوی براق روی سه دانهٔ سرامیکی می‌چرخد و وزن دل‌نشین و باحوصله‌ای دارد. بیشتر مردم " +
          "یک بعدازظهر به آن عادت می‌کنند و دیگر دلشان نمی‌خواهد برگردند.",
        "ماهی یک بار گوی را از زیر بیرون بیاورید و دانه‌ها را پاک کنید؛ نگهداری دیگری ندارد. " +
          "در چهار رنگ مات، هر یک با گویی به رنگی دیگر.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.3,
    ratingCount: 47,
    sold: 168,
    age: 130,
    object: { emoji: "1f5b2-fe0f" },
    companions: [{ emoji: "2328-fe0f" }, { emoji: "1f5d2-fe0f" }],
    facts: { connection: "usbc", weight: 165, material: ["plastic", "ceramic"], origin: "germany" },
    variants: [
      { options: { color: "purple" }, usd: 6400, irr: 44_900_000, stock: 12 },
      {
        options: { color: "red" },
        usd: 6400,
        irr: 44_900_000,
        stock: 8,
      },
      {
        options: { color: "green" },
        usd: 6400,
        irr: 44_900_000,
        stock: 15,
      },
      {
        options: { color: "blue" },
        usd: 6400,
        irr: 44_900_000,
        stock: 5,
      },
    ],
  },
  {
    key: "home-inkjet-printer",
    category: "printers-storage",
    brand: "lumeo",
    name: { en: "Home Color Inkjet Printer", fa: "چاپگر جوهرافشان رنگی خانگی" },
    subtitle: {
      en: "Refillable tanks instead of costly cartridges",
      fa: "مخزن جوهر قابل پر کردن به‌جای کارتریج گران",
    },
    summary: {
      en: "A small Wi-Fi printer with ink tanks you top up from a bottle, good for thousands of pages.",
      fa: "چاپگر وای‌فای کوچکی با مخزن جوهر که از بطری پر می‌شود و برای هزاران صفحه کافی است.",
    },
    description: {
      en: [
        "School maps, recipes and the odd family photograph: it prints them all from the " +
          "phone without a driver to install. The paper folds out at the back and vanishes " +
          "again when you are done.",
        "Each bottle fits only its own tank, so colors cannot be mixed up. Print one color " +
          "page a week and the nozzles stay clear.",
      ],
      fa: [
        "نقشهٔ مدرسه، دستور آشپزی یا یک عکس خانوادگی؛ همه را بدون نصب درایور از گوشی چاپ " +
          "می‌کند. سینی کاغذ از پشت باز می‌شود و بعد از کار دوباره جمع می‌شود.",
        "هر بطری فقط به مخزن خودش می‌خورد و رنگ‌ها با هم قاطی نمی‌شوند. هفته‌ای یک صفحهٔ " +
          "رنگی چاپ کنید تا نازل‌ها خشک نشوند.",
      ],
    },
    guarantee: { en: "18-month guarantee", fa: "۱۸ ماه ضمانت" },
    rating: 4.1,
    ratingCount: 263,
    sold: 880,
    age: 210,
    object: { emoji: "1f5a8-fe0f" },
    companions: [{ emoji: "1f4c4" }, { emoji: "1f5bc-fe0f" }],
    facts: { connection: ["wifi", "usbc"], power_source: "mains", power: 15, weight: 4100 },
    variants: [
      {
        options: { color: "purple" },
        usd: 12900,
        irr: 89_900_000,
        usdWas: 15900,
        irrWas: 110_900_000,
        stock: 22,
      },
      {
        options: { color: "turquoise" },
        usd: 13900,
        irr: 96_900_000,
        stock: 10,
      },
    ],
  },
  {
    key: "office-laser-printer",
    category: "printers-storage",
    brand: "bergmann",
    name: { en: "Small Office Laser Printer", fa: "چاپگر لیزری دفتر کوچک" },
    subtitle: { en: "Thirty clean pages a minute, both sides", fa: "سی صفحهٔ تمیز در دقیقه، دورو" },
    summary: {
      en: "A plain, fast black-and-white laser that waits for weeks and still prints the first page perfectly.",
      fa: "چاپگر لیزری سیاه‌وسفید، ساده و تند، که پس از هفته‌ها بیکاری هم صفحهٔ اول را بی‌نقص چاپ می‌کند.",
    },
    description: {
      en: [
        "Toner does not dry out, which makes a laser the sensible choice for a desk that " +
          "prints in bursts: contracts on Monday, nothing until Friday. It turns sheets over " +
          "by itself.",
        "The blue housing opens at the front with a single latch, so a jam is cleared in " +
          "seconds. One toner drum gives about 2,500 pages.",
      ],
      fa: [
        "تونر خشک نمی‌شود؛ برای همین لیزری انتخاب درستِ میزی است که گاه‌به‌گاه چاپ می‌کند: " +
          "شنبه یک دسته قرارداد و تا چهارشنبه هیچ. کاغذ را خودش برمی‌گرداند.",
        "بدنهٔ آبی از جلو با یک ضامن باز می‌شود و کاغذِ گیرکرده در چند ثانیه بیرون می‌آید. " +
          "هر تونر حدود ۲۵۰۰ صفحه کار می‌کند.",
      ],
    },
    guarantee: { en: "36-month guarantee", fa: "۳۶ ماه ضمانت" },
    rating: 4.6,
    ratingCount: 88,
    sold: 297,
    age: 505,
    object: { emoji: "1f5a8-fe0f", hue: 315 },
    companions: [{ emoji: "1f5c4-fe0f" }, { emoji: "1f4c4" }],
    facts: {
      connection: ["wifi", "usbc"],
      power_source: "mains",
      power: 480,
      weight: 6900,
      origin: "germany",
    },
    variants: [{ options: {}, usd: 21900, irr: 152_900_000, stock: 0 }],
  },
  {
    key: "floppy-shaped-usb-drive",
    category: "printers-storage",
    brand: "pooyesh",
    name: { en: "Floppy-Shaped USB Drive", fa: "فلش‌مموری به شکل فلاپی" },
    subtitle: {
      en: "The old save icon, tens of thousands of times roomier",
      fa: "همان نماد ذخیرهٔ قدیمی، با ده‌ها هزار برابر جا",
    },
    summary: {
      en: "A fast USB-C drive the size of a biscuit, shaped like the disk that once held your school essays.",
      fa: "فلش پرسرعت USB-C به اندازهٔ یک بیسکویت، به شکل دیسکی که روزی انشاهایتان را نگه می‌داشت.",
    },
    description: {
      en: [
        "Slide the silver shutter aside and the connector folds out; slide it back and it is " +
          "protected in the pocket. The label takes pencil and rubs clean.",
        "It copies a two-hour film in under a minute and works with phones as well as " +
          "computers. A good small present for anyone born before 1990, and an explanation for " +
          "those born after.",
      ],
      fa: [
        "درپوش نقره‌ای را کنار بزنید تا رابط بیرون بیاید؛ برگردانیدش و با خیال راحت در جیب " +
          "بگذارید. روی برچسبش می‌شود با مداد نوشت و پاک کرد.",
        "یک فیلم دوساعته را در کمتر از یک دقیقه کپی می‌کند و به گوشی هم وصل می‌شود. هدیهٔ " +
          "کوچکی برای متولدین پیش از دههٔ هفتاد و بهانهٔ قصه‌ای برای جوان‌ترها.",
      ],
    },
    guarantee: { en: "5-year guarantee", fa: "۵ سال ضمانت" },
    rating: 4.7,
    ratingCount: 219,
    sold: 1440,
    age: 64,
    object: { emoji: "1f4be" },
    companions: [{ emoji: "1f4bb" }, { emoji: "1f511" }],
    facts: { connection: "usbc", weight: 18, material: ["plastic", "steel"], audience: "everyone" },
    variants: [
      { options: { color: "purple", storage: "64gb" }, usd: 1600, irr: 10_900_000, stock: 55 },
      { options: { color: "purple", storage: "128gb" }, usd: 2400, irr: 16_500_000, stock: 38 },
      {
        options: { color: "green", storage: "64gb" },
        usd: 1600,
        irr: 10_900_000,
        stock: 29,
      },
      {
        options: { color: "green", storage: "128gb" },
        usd: 2400,
        irr: 16_500_000,
        stock: 0,
      },
      {
        options: { color: "red", storage: "64gb" },
        usd: 1600,
        irr: 10_900_000,
        stock: 47,
      },
      {
        options: { color: "red", storage: "128gb" },
        usd: 2400,
        irr: 16_500_000,
        stock: 20,
      },
    ],
  },
];
