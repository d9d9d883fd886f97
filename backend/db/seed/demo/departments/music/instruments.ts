import type { DemoProduct } from "../../shape";

export const instruments: DemoProduct[] = [
  {
    key: "electric-guitar",
    category: "string-instruments",
    brand: "sonnet",
    name: { en: "Double-Cutaway Electric Guitar", fa: "گیتار الکتریک دو کات‌اوی" },
    subtitle: {
      en: "A slim neck, two pickups and four glossy finishes",
      fa: "دستهٔ باریک، دو پیکاپ و چهار رنگ براق",
    },
    summary: {
      en: "A comfortable all-round electric guitar that is happy with blues, pop and a little noise after school.",
      fa: "گیتار الکتریک همه‌کاره‌ای که با بلوز، پاپ و کمی سروصدای بعد از مدرسه خوب کنار می‌آید.",
    },
    description: {
      en: [
        "The body is light alder, shaped to rest against the ribs, and the deep cutaways let " +
          "you reach the last fret without a struggle. Switch from the neck pickup's round " +
          "tone to the bridge for bite.",
        "It arrives set up and strung in our workshop, with a cable and a strap. Wipe the " +
          "strings after playing and keep it away from the radiator.",
      ],
      fa: [
        "بدنه از چوب توسکای سبک است و طوری تراش خورده که روی دنده‌ها بنشیند؛ برش‌های گود " +
          "اجازه می‌دهند بی‌زحمت به آخرین فرت برسید. پیکاپ بالا صدای گرد دارد و پیکاپ پایین " +
          "صدای تیز.",
        "در کارگاه خودمان کوک و تنظیم می‌شود و با کابل و بند می‌رسد. پس از نواختن سیم‌ها را " +
          "پاک کنید و ساز را کنار شوفاژ نگذارید.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.6,
    ratingCount: 143,
    sold: 476,
    age: 198,
    object: { emoji: "1f3b8" },
    companions: [{ emoji: "1f39b-fe0f" }, { emoji: "1f3bc" }],
    facts: {
      material: ["wood", "steel"],
      level: "intermediate",
      connection: "jack",
      weight: 3300,
      length: 98,
    },
    variants: [
      { options: { color: "red" }, usd: 34900, irr: 243_900_000, stock: 11 },
      {
        options: { color: "orange" },
        usd: 34900,
        irr: 243_900_000,
        stock: 5,
      },
      {
        options: { color: "turquoise" },
        usd: 34900,
        irr: 243_900_000,
        stock: 8,
      },
      {
        options: { color: "purple" },
        usd: 29900,
        irr: 208_900_000,
        usdWas: 34900,
        irrWas: 243_900_000,
        stock: 3,
      },
    ],
  },
  {
    key: "short-scale-starter-guitar",
    category: "string-instruments",
    brand: "koochak",
    name: { en: "Short-Scale Starter Electric Guitar", fa: "گیتار الکتریک کوتاه نوآموز" },
    subtitle: {
      en: "Three-quarter size for hands from eight to twelve",
      fa: "اندازهٔ سه‌چهارم برای دست‌های هشت تا دوازده‌ساله",
    },
    summary: {
      en: "A small green electric guitar with low, easy strings, so first chords sound like chords.",
      fa: "گیتار الکتریک سبز و کوچک با سیم‌های نرم و کوتاه تا اولین آکوردها واقعاً آکورد باشند.",
    },
    description: {
      en: [
        "Most children give up because the strings hurt. Here the neck is short and the " +
          "action low, so little fingers press without tears and reach four frets at once.",
        "A headphone socket in the body keeps practice private, and the colored dots on the " +
          "first frets peel off later without a trace. Soft bag, strap and two picks included.",
      ],
      fa: [
        "بیشتر بچه‌ها ساز را رها می‌کنند چون سیم دستشان را درد می‌آورد. دستهٔ این گیتار " +
          "کوتاه و سیم‌هایش نزدیک‌اند؛ انگشت‌های کوچک راحت فشار می‌دهند و به چهار فرت می‌رسند.",
        "جای هدفون روی بدنه، تمرین را بی‌صدا می‌کند و نقطه‌های رنگی فرت‌های اول بعدها " +
          "بی‌آنکه ردی بماند کنده می‌شوند. کیف نرم، بند و دو پیک همراه آن است.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.3,
    ratingCount: 61,
    sold: 228,
    age: 117,
    object: { emoji: "1f3b8", hue: 125 },
    companions: [{ emoji: "1f392", hue: 180 }, { emoji: "1f3a7" }],
    facts: { level: "beginner", audience: "kids", age_group: "a6", material: "wood", length: 79 },
    variants: [{ options: {}, usd: 15900, irr: 110_900_000, stock: 15 }],
  },
  {
    key: "student-violin",
    category: "string-instruments",
    brand: "tandis",
    name: { en: "Full-Size Student Violin", fa: "ویولن هنرجویی اندازهٔ کامل" },
    subtitle: {
      en: "Solid spruce and maple with case, bow and rosin",
      fa: "چوب یک‌تکهٔ اسپروس و افرا، با جعبه، آرشه و کلیفون",
    },
    summary: {
      en: "A hand-varnished violin with an even, singing tone, ready for the first lesson and the first orchestra.",
      fa: "ویولنی با لاک دستی و صدایی یکدست و آوازی، آمادهٔ نخستین درس و نخستین ارکستر.",
    },
    description: {
      en: [
        "The top is one board of slow-grown spruce, and you can hear it: the low string is " +
          "full without being gruff. Ebony pegs turn smoothly and hold through a damp evening.",
        "Every instrument is tuned and played in the shop before it leaves. Loosen the bow " +
          "after practice, wipe off the rosin dust and keep the case out of the car in summer.",
      ],
      fa: [
        "صفحهٔ رویی یک تخته اسپروس کُندرشد است و این را می‌شود شنید: سیم بَم پُر است بی‌آنکه " +
          "زمخت باشد. گوشی‌های آبنوس روان می‌چرخند و در شب‌های نم‌دار هم کوک را نگه می‌دارند.",
        "هر ساز پیش از ارسال در فروشگاه کوک و نواخته می‌شود. پس از تمرین آرشه را شل کنید، " +
          "گرد کلیفون را بگیرید و تابستان‌ها جعبه را در ماشین نگذارید.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.7,
    ratingCount: 98,
    sold: 341,
    age: 402,
    object: { emoji: "1f3bb" },
    companions: [{ emoji: "1f3bc" }, { emoji: "1f339" }],
    facts: { material: "wood", level: "beginner", handmade: true, length: 60, origin: "germany" },
    variants: [{ options: {}, usd: 28900, irr: 201_900_000, stock: 9 }],
  },
  {
    key: "five-string-banjo",
    category: "string-instruments",
    brand: "oakline",
    name: { en: "Five-String Open-Back Banjo", fa: "بانجوی پنج‌سیم پشت‌باز" },
    subtitle: {
      en: "A mellow, woody banjo for porches and small rooms",
      fa: "بانجوی نرم و چوبی برای ایوان و اتاق‌های کوچک",
    },
    summary: {
      en: "An open-back banjo with a rounder voice than the bluegrass kind, light enough for a whole evening.",
      fa: "بانجوی پشت‌باز با صدایی گردتر از بانجوی بلوگرس و آن‌قدر سبک که یک شب کامل خسته‌تان نکند.",
    },
    description: {
      en: [
        "The walnut rim has no resonator behind it, so the sound is warm and close rather " +
          "than loud. It suits old tunes, fingerpicking and, as one customer found, a fair " +
          "number of Persian folk songs.",
        "The head tightens with a single key, supplied. If the pitch drops in dry weather, a " +
          "quarter turn all round brings it back.",
      ],
      fa: [
        "حلقهٔ چوب گردو پشتش باز است و صدا به‌جای بلند بودن، گرم و نزدیک است. به آهنگ‌های " +
          "قدیمی و نواختن با انگشت می‌آید و، به گفتهٔ یکی از مشتری‌ها، به بسیاری از ترانه‌های " +
          "محلی خودمان.",
        "پوست با یک آچار که همراه ساز است سفت می‌شود. اگر در هوای خشک کوکش افتاد، هر پیچ را یک‌چهارم دور بچرخانید.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.8,
    ratingCount: 17,
    sold: 58,
    age: 290,
    object: { emoji: "1fa95" },
    companions: [{ emoji: "1f33e" }, { emoji: "1fa91" }],
    facts: {
      material: ["wood", "brass"],
      level: "intermediate",
      weight: 2300,
      length: 94,
      origin: "usa",
    },
    variants: [{ options: {}, usd: 32900, irr: 229_900_000, stock: 0 }],
  },
  {
    key: "portable-digital-piano",
    category: "keyboard-instruments",
    brand: "navaak",
    name: { en: "Portable 61-Key Digital Piano", fa: "پیانوی دیجیتال ۶۱ کلاویهٔ همراه" },
    subtitle: {
      en: "Touch-sensitive keys, built-in speakers, runs off a battery",
      fa: "کلاویهٔ حساس به ضربه، بلندگوی داخلی و باتری شارژی",
    },
    summary: {
      en: "A slim piano for small flats: play it on the table, put it behind the sofa, practise with headphones.",
      fa: "پیانوی باریکی برای خانه‌های کوچک: روی میز بنوازید، پشت مبل بگذارید و با هدفون تمرین کنید.",
    },
    description: {
      en: [
        "The keys answer to a light or a firm hand, so soft passages really are soft. The " +
          "grand piano sound was recorded key by key; there are nine others, among them a " +
          "santur.",
        "A metronome and a simple recorder are built in. With the music rest and sustain " +
          "pedal in the box, a beginner needs nothing else for the first two years.",
      ],
      fa: [
        "کلاویه‌ها به دست سبک و سنگین پاسخ می‌دهند و جملهٔ آرام واقعاً آرام شنیده می‌شود. " +
          "صدای پیانوی بزرگ نت‌به‌نت ضبط شده و نُه صدای دیگر هم هست؛ یکی‌شان سنتور.",
        "مترونوم و ضبط ساده درون ساز است. با جانُتی و پدالی که در جعبه می‌آید، نوآموز تا دو " +
          "سال چیز دیگری لازم ندارد.",
      ],
    },
    guarantee: { en: "18-month guarantee", fa: "۱۸ ماه ضمانت" },
    rating: 4.4,
    ratingCount: 187,
    sold: 690,
    age: 155,
    object: { emoji: "1f3b9" },
    companions: [{ emoji: "1f3a7" }, { emoji: "1f3bc" }],
    facts: {
      power_source: "rechargeable",
      connection: ["bluetooth", "usbc", "jack"],
      level: "beginner",
      weight: 4200,
      length: 94,
    },
    variants: [{ options: {}, usd: 22900, irr: 159_900_000, stock: 18 }],
  },
  {
    key: "piano-accordion",
    category: "keyboard-instruments",
    brand: "ranginak",
    name: { en: "Piano Accordion, 48 Bass", fa: "آکاردئون پیانویی ۴۸ باس" },
    subtitle: {
      en: "Pearly shell, leather straps, a voice for the whole street",
      fa: "بدنهٔ صدفی، بند چرمی و صدایی برای تمام کوچه",
    },
    summary: {
      en: "A lightweight accordion with a sweet tremolo, small enough to play standing up all through a party.",
      fa: "آکاردئون سبک با لرزش دل‌نشین صدا که می‌شود تمام مهمانی ایستاده با آن نواخت.",
    },
    description: {
      en: [
        "Twenty-six keys and forty-eight basses are enough for waltzes, film tunes and most " +
          "of what guests will ask for. The bellows are lined with cloth and close without a " +
          "wheeze.",
        "The reeds are tuned a little apart, giving that trembling café sound. Keep it " +
          "upright in its padded bag, and let it warm up indoors before you play in winter.",
      ],
      fa: [
        "بیست‌وشش کلاویه و چهل‌وهشت باس برای والس، موسیقی فیلم و بیشتر درخواست‌های مهمان‌ها " +
          "کافی است. دَم ساز آستر پارچه‌ای دارد و بی‌خس‌خس بسته می‌شود.",
        "زبانه‌ها را کمی دور از هم کوک کرده‌اند تا همان صدای لرزان کافه‌ای دربیاید. ساز را " +
          "ایستاده در کیف نگه دارید و زمستان‌ها پیش از نواختن بگذارید در خانه گرم شود.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.5,
    ratingCount: 34,
    sold: 102,
    age: 344,
    object: { emoji: "1fa97" },
    companions: [{ emoji: "1f370" }, { emoji: "1f490" }],
    facts: {
      level: "intermediate",
      material: ["wood", "leather", "plastic"],
      weight: 6200,
      origin: "italy",
    },
    variants: [
      {
        options: { color: "red" },
        usd: 54900,
        irr: 384_900_000,
        usdWas: 64900,
        irrWas: 454_900_000,
        stock: 4,
      },
      {
        options: { color: "green" },
        usd: 54900,
        irr: 384_900_000,
        usdWas: 64900,
        irrWas: 454_900_000,
        stock: 2,
      },
      {
        options: { color: "purple" },
        usd: 54900,
        irr: 384_900_000,
        usdWas: 64900,
        irrWas: 454_900_000,
        stock: 5,
      },
    ],
  },
  {
    key: "light-plastic-trumpet",
    category: "wind-instruments",
    brand: "brightside",
    name: { en: "Lightweight Plastic Trumpet", fa: "ترومپت پلاستیکی سبک" },
    subtitle: {
      en: "Half the weight of brass, happy in any weather",
      fa: "نصف وزن ترومپت برنجی، بی‌خیال باران و آفتاب",
    },
    summary: {
      en: "A real B-flat trumpet in colored ABS: it plays in tune, survives a fall and never needs polishing.",
      fa: "ترومپت واقعی سی‌بمل از پلاستیک رنگی: کوک می‌خواند، از افتادن نمی‌شکند و برق انداختن نمی‌خواهد.",
    },
    description: {
      en: [
        "At half a kilo it can be held up properly by a ten-year-old, which does more for " +
          "the tone than any exercise. The valves have metal linings and move quickly once " +
          "oiled.",
        "Players of the brass kind keep one for the beach, the parade and the camping trip. " +
          "Rinse it with lukewarm water; two mouthpieces and a bag are included.",
      ],
      fa: [
        "نیم کیلو وزن دارد و بچهٔ ده‌ساله هم می‌تواند درست بالا نگهش دارد؛ همین بیش از هر " +
          "تمرینی به صدا کمک می‌کند. پیستون‌ها آستر فلزی دارند و با کمی روغن تند کار می‌کنند.",
        "نوازنده‌های حرفه‌ای هم یکی برای ساحل، رژه و سفر کنار می‌گذارند. با آب ولرم بشویید؛ " +
          "دو دهانی و یک کیف همراه آن است.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.2,
    ratingCount: 79,
    sold: 312,
    age: 166,
    object: { emoji: "1f3ba" },
    companions: [{ emoji: "1f3a9" }, { emoji: "1f380" }],
    facts: {
      material: "plastic",
      level: "beginner",
      audience: "everyone",
      weight: 500,
      waterproof: true,
    },
    variants: [
      { options: { color: "yellow" }, usd: 11900, irr: 82_900_000, stock: 16 },
      {
        options: { color: "turquoise" },
        usd: 11900,
        irr: 82_900_000,
        stock: 10,
      },
      {
        options: { color: "blue" },
        usd: 11900,
        irr: 82_900_000,
        stock: 0,
      },
      {
        options: { color: "pink" },
        usd: 11900,
        irr: 82_900_000,
        stock: 12,
      },
    ],
  },
  {
    key: "alto-saxophone",
    category: "wind-instruments",
    brand: "hinode",
    name: { en: "Lacquered Alto Saxophone", fa: "ساکسوفون آلتو با لاک طلایی" },
    subtitle: {
      en: "A warm, forgiving alto for school band and late jazz",
      fa: "آلتوی گرم و باگذشت برای گروه مدرسه و جاز شبانه",
    },
    summary: {
      en: "A well-regulated brass alto that speaks easily from the lowest note and grows with its player.",
      fa: "ساکسوفون آلتوی برنجی و خوش‌تنظیم که از بم‌ترین نت راحت صدا می‌دهد و با نوازنده‌اش رشد می‌کند.",
    },
    description: {
      en: [
        "Pads are leather and seated by hand, so the low B does not gurgle as it does on so " +
          "many first saxophones. The keys fall naturally under medium-sized hands.",
        "A hard case, neck strap, mouthpiece and five reeds come with it. Pull the cloth " +
          "through after every session and bring it back once a year; the first adjustment is " +
          "free.",
      ],
      fa: [
        "پدهای چرمی‌اش با دست جا افتاده‌اند و نت سیِ بم، برخلاف بیشتر ساکسوفون‌های نوآموزی، " +
          "قل‌قل نمی‌کند. کلیدها درست زیر انگشت‌های دستِ متوسط می‌نشینند.",
        "با جعبهٔ سخت، بند گردن، دهانی و پنج قمیش می‌آید. پس از هر نوبت دستمال را از لوله " +
          "بگذرانید و سالی یک بار برای تنظیم بیاورید؛ بار اول مهمان ما هستید.",
      ],
    },
    guarantee: { en: "36-month guarantee", fa: "۳۶ ماه ضمانت" },
    rating: 4.9,
    ratingCount: 42,
    sold: 121,
    age: 233,
    object: { emoji: "1f3b7" },
    companions: [{ emoji: "1f3bc" }, { emoji: "1f3a9" }],
    facts: { material: "brass", level: "intermediate", weight: 2500, length: 70, origin: "japan" },
    variants: [
      { options: {}, usd: 64900, irr: 453_900_000, usdWas: 74900, irrWas: 523_900_000, stock: 6 },
    ],
  },
  {
    key: "school-recorder",
    category: "wind-instruments",
    brand: "kitewell",
    name: { en: "Soprano School Recorder", fa: "فلوت ریکوردر سوپرانوی مدرسه" },
    subtitle: { en: "Clear, in tune and safe in the dishwater", fa: "شفاف، کوک و قابل شست‌وشو" },
    summary: {
      en: "The first instrument for many of us, made properly: a soft tone, smooth holes and four bright colors.",
      fa: "نخستین ساز خیلی از ما، این بار خوش‌ساخت: صدای نرم، سوراخ‌های صاف و چهار رنگ شاد.",
    },
    description: {
      en: [
        "The windway is cut a touch wider than on cheap recorders, so it takes a child's " +
          "breath without shrieking. Three pieces twist apart and let the foot be turned to " +
          "suit the little finger.",
        "A cleaning rod, a fingering chart in Persian and English and a cotton pouch come " +
          "with each one. Wash in warm water and let it dry apart.",
      ],
      fa: [
        "مجرای دمش کمی بازتر از ریکوردرهای ارزان است و با نفس کودک جیغ نمی‌کشد. سه تکه دارد " +
          "که از هم باز می‌شوند و تکهٔ پایین به اندازهٔ انگشت کوچک می‌چرخد.",
        "همراه هر ساز، میلهٔ تمیزکننده، جدول انگشت‌گذاری فارسی و انگلیسی و کیسهٔ نخی هست. با " +
          "آب ولرم بشویید و بگذارید جدا از هم خشک شود.",
      ],
    },
    rating: 4.4,
    ratingCount: 256,
    sold: 1830,
    age: 580,
    object: { emoji: "1fa88" },
    companions: [{ emoji: "1f392" }, { emoji: "1f34e" }],
    facts: { material: "plastic", level: "beginner", age_group: "a6", length: 33, weight: 120 },
    variants: [
      { options: { color: "orange" }, usd: 1200, irr: 7_900_000, stock: 64 },
      {
        options: { color: "turquoise" },
        usd: 1200,
        irr: 7_900_000,
        stock: 37,
      },
      {
        options: { color: "blue" },
        usd: 1200,
        irr: 7_900_000,
        stock: 52,
      },
      {
        options: { color: "pink" },
        usd: 1200,
        irr: 7_900_000,
        stock: 45,
      },
    ],
  },
  {
    key: "marching-snare-drum",
    category: "drums-percussion",
    brand: "setareh",
    name: { en: "Small Snare Drum with Sticks", fa: "طبل کوچک با دو چوب" },
    subtitle: {
      en: "A crisp ten-inch drum for parades and playrooms",
      fa: "طبل ده‌اینچی خوش‌صدا برای رژه و اتاق بازی",
    },
    summary: {
      en: "A true little drum with a wooden shell and tension rods, not a toy that loses its voice in a week.",
      fa: "طبلی کوچک اما واقعی، با بدنهٔ چوبی و پیچ کوک؛ نه اسباب‌بازی‌ای که یک‌هفته‌ای از صدا بیفتد.",
    },
    description: {
      en: [
        "Tighten the rods for a dry crack or ease them for a rounder beat; the key hangs " +
          "inside the shell. The wires underneath switch off when the neighbors have had " +
          "enough.",
        "It hangs from a wide webbing strap and comes with maple sticks with rounded tips. " +
          "The head is an ordinary size and easy to replace.",
      ],
      fa: [
        "پیچ‌ها را سفت کنید تا صدا خشک و تیز شود یا شل کنید تا گرد شود؛ آچارش داخل بدنه " +
          "آویزان است. فنرهای زیر طبل هم هر وقت همسایه‌ها خسته شدند خاموش می‌شوند.",
        "با بند پهن به دوش می‌افتد و با دو چوب افرا با نوک گرد می‌آید. پوستش اندازهٔ معمول " +
          "بازار است و راحت عوض می‌شود.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.1,
    ratingCount: 68,
    sold: 294,
    age: 142,
    object: { emoji: "1f941" },
    companions: [{ emoji: "1f3ba" }, { emoji: "1fa87" }],
    facts: { material: ["wood", "steel"], level: "beginner", age_group: "a6", weight: 1900 },
    variants: [
      { options: { color: "red" }, usd: 7900, irr: 54_900_000, stock: 14 },
      {
        options: { color: "green" },
        usd: 7900,
        irr: 54_900_000,
        stock: 9,
      },
      {
        options: { color: "blue" },
        usd: 7900,
        irr: 54_900_000,
        stock: 20,
      },
    ],
  },
  {
    key: "mulberry-tombak",
    category: "drums-percussion",
    brand: "narvan",
    name: { en: "Hand-Turned Goblet Drum, Tombak", fa: "تنبک دست‌ساز چوب توت" },
    subtitle: {
      en: "One block of mulberry, one skin, two very different voices",
      fa: "یک تکه چوب توت، یک پوست و دو صدای متفاوت",
    },
    summary: {
      en: "A goblet drum turned from a single log in an Isfahan workshop, with a deep tom and a bright bak.",
      fa: "تنبکی تراشیده از یک تنه در کارگاهی در اصفهان، با «تُم» عمیق و «بَک» شفاف.",
    },
    description: {
      en: [
        "The wall is thick at the throat and thin towards the rim, so a fingertip roll " +
          "carries as well as a palm stroke. No two have the same grain; yours will differ a " +
          "little from the picture.",
        "The skin is natural and feels the weather. Warm it with the hands or a mild lamp " +
          "before playing, and rest it in its padded bag afterwards.",
      ],
      fa: [
        "دیواره‌اش در گلو ضخیم و رو به دهانه نازک است تا ریزِ سرانگشت هم مثل ضربهٔ کف دست به " +
          "گوش برسد. رگهٔ چوب هیچ دو سازی یکی نیست و ساز شما با عکس کمی فرق خواهد داشت.",
        "پوستش طبیعی است و هوا را حس می‌کند. پیش از نواختن با گرمای دست یا چراغی ملایم گرمش " +
          "کنید و بعد در کیف ابری بگذارید.",
      ],
    },
    rating: 4.9,
    ratingCount: 9,
    sold: 27,
    age: 25,
    object: { emoji: "1fa98" },
    companions: [{ emoji: "1fa94" }, { emoji: "1f339" }],
    facts: {
      material: ["wood", "leather"],
      handmade: true,
      level: "intermediate",
      length: 44,
      origin: "iran",
    },
    variants: [{ options: {}, usd: 18900, irr: 119_900_000, stock: 5 }],
  },
];
