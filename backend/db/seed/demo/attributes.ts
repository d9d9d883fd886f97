/** The demo shop's attributes: what variants differ in, what the listing filters by, what the specification table shows. */
import type { Both } from "./shape";

export interface DemoOption {
  code: string;
  name: Both;
  /** `#rrggbb`, for colors. */
  swatch?: string;
}

export interface DemoAttribute {
  name: Both;
  type: "select" | "multi" | "color" | "number" | "bool";
  unit?: Both;
  isFilter: boolean;
  isVariant: boolean;
  options?: DemoOption[];
}

const option = (code: string, en: string, fa: string, swatch?: string): DemoOption =>
  swatch ? { code, name: { en, fa }, swatch } : { code, name: { en, fa } };

export const attributes = {
  color: {
    name: { en: "Color", fa: "رنگ" },
    type: "color",
    isFilter: true,
    isVariant: true,
    options: [
      option("black", "Black", "مشکی", "#22252a"),
      option("white", "White", "سفید", "#f7f6f2"),
      option("grey", "Gray", "خاکستری", "#8d949c"),
      option("silver", "Silver", "نقره‌ای", "#c9ced4"),
      option("brown", "Brown", "قهوه‌ای", "#7a4a2b"),
      option("beige", "Beige", "بژ", "#dcc9a6"),
      option("red", "Red", "قرمز", "#c8313e"),
      option("orange", "Orange", "نارنجی", "#e8833a"),
      option("yellow", "Yellow", "زرد", "#efc53f"),
      option("green", "Green", "سبز", "#3f8f4f"),
      option("turquoise", "Turquoise", "فیروزه‌ای", "#17a2a2"),
      option("blue", "Blue", "آبی", "#3b78d8"),
      option("navy", "Navy", "سرمه‌ای", "#22345c"),
      option("purple", "Purple", "بنفش", "#7d55c7"),
      option("pink", "Pink", "صورتی", "#e57ba5"),
      option("gold", "Gold", "طلایی", "#cfa44a"),
    ],
  },
  size: {
    name: { en: "Size", fa: "اندازه" },
    type: "select",
    isFilter: true,
    isVariant: true,
    options: [
      option("xs", "XS", "XS"),
      option("s", "S", "S"),
      option("m", "M", "M"),
      option("l", "L", "L"),
      option("xl", "XL", "XL"),
      option("xxl", "XXL", "XXL"),
    ],
  },
  shoe_size: {
    name: { en: "Shoe size (EU)", fa: "شمارهٔ کفش" },
    type: "select",
    isFilter: true,
    isVariant: true,
    options: [36, 37, 38, 39, 40, 41, 42, 43, 44, 45].map((n) =>
      option(String(n), String(n), n.toLocaleString("fa-IR")),
    ),
  },
  storage: {
    name: { en: "Storage", fa: "حافظه" },
    type: "select",
    isFilter: true,
    isVariant: true,
    options: [
      option("64gb", "64 GB", "۶۴ گیگابایت"),
      option("128gb", "128 GB", "۱۲۸ گیگابایت"),
      option("256gb", "256 GB", "۲۵۶ گیگابایت"),
      option("512gb", "512 GB", "۵۱۲ گیگابایت"),
      option("1tb", "1 TB", "۱ ترابایت"),
      option("2tb", "2 TB", "۲ ترابایت"),
    ],
  },
  pack: {
    name: { en: "Pack", fa: "بسته" },
    type: "select",
    isFilter: true,
    isVariant: true,
    options: [
      option("single", "Single", "تکی"),
      option("set2", "Set of 2", "بستهٔ ۲تایی"),
      option("set4", "Set of 4", "بستهٔ ۴تایی"),
      option("set6", "Set of 6", "بستهٔ ۶تایی"),
      option("set12", "Set of 12", "بستهٔ ۱۲تایی"),
      option("g100", "100 g", "۱۰۰ گرم"),
      option("g250", "250 g", "۲۵۰ گرم"),
      option("g500", "500 g", "۵۰۰ گرم"),
      option("kg1", "1 kg", "۱ کیلوگرم"),
      option("ml50", "50 ml", "۵۰ میلی‌لیتر"),
      option("ml100", "100 ml", "۱۰۰ میلی‌لیتر"),
      option("ml250", "250 ml", "۲۵۰ میلی‌لیتر"),
      option("ml500", "500 ml", "۵۰۰ میلی‌لیتر"),
      option("l1", "1 liter", "۱ لیتر"),
    ],
  },
  material: {
    name: { en: "Material", fa: "جنس" },
    type: "multi",
    isFilter: true,
    isVariant: false,
    options: [
      option("cotton", "Cotton", "پنبه"),
      option("wool", "Wool", "پشم"),
      option("linen", "Linen", "کتان"),
      option("silk", "Silk", "ابریشم"),
      option("leather", "Leather", "چرم"),
      option("denim", "Denim", "جین"),
      option("polyester", "Polyester", "پلی‌استر"),
      option("wood", "Wood", "چوب"),
      option("bamboo", "Bamboo", "بامبو"),
      option("steel", "Stainless steel", "استیل"),
      option("iron", "Iron", "آهن"),
      option("aluminium", "Aluminum", "آلومینیوم"),
      option("copper", "Copper", "مس"),
      option("brass", "Brass", "برنج"),
      option("ceramic", "Ceramic", "سرامیک"),
      option("glass", "Glass", "شیشه"),
      option("plastic", "Plastic", "پلاستیک"),
      option("rubber", "Rubber", "لاستیک"),
      option("paper", "Paper", "کاغذ"),
      option("plush", "Plush", "مخمل"),
      option("gold_plated", "Gold-plated", "روکش طلا"),
      option("silver925", "Sterling silver", "نقرهٔ ۹۲۵"),
    ],
  },
  origin: {
    name: { en: "Made in", fa: "ساخت" },
    type: "select",
    isFilter: true,
    isVariant: false,
    options: [
      option("iran", "Iran", "ایران"),
      option("turkey", "Türkiye", "ترکیه"),
      option("germany", "Germany", "آلمان"),
      option("italy", "Italy", "ایتالیا"),
      option("japan", "Japan", "ژاپن"),
      option("korea", "South Korea", "کرهٔ جنوبی"),
      option("china", "China", "چین"),
      option("india", "India", "هند"),
      option("usa", "United States", "ایالات متحده"),
      option("portugal", "Portugal", "پرتغال"),
    ],
  },
  connection: {
    name: { en: "Connection", fa: "اتصال" },
    type: "multi",
    isFilter: true,
    isVariant: false,
    options: [
      option("bluetooth", "Bluetooth", "بلوتوث"),
      option("wifi", "Wi-Fi", "وای‌فای"),
      option("usbc", "USB-C", "USB-C"),
      option("hdmi", "HDMI", "HDMI"),
      option("jack", "3.5 mm jack", "جک ۳٫۵ میلی‌متری"),
      option("mobile5g", "5G", "5G"),
    ],
  },
  power_source: {
    name: { en: "Power", fa: "منبع نیرو" },
    type: "select",
    isFilter: true,
    isVariant: false,
    options: [
      option("mains", "Mains", "برق شهری"),
      option("battery", "Battery", "باتری"),
      option("rechargeable", "Rechargeable", "شارژی"),
      option("manual", "By hand", "دستی"),
      option("solar", "Solar", "خورشیدی"),
    ],
  },
  audience: {
    name: { en: "For", fa: "مناسب برای" },
    type: "multi",
    isFilter: true,
    isVariant: false,
    options: [
      option("women", "Women", "زنان"),
      option("men", "Men", "مردان"),
      option("kids", "Children", "کودکان"),
      option("babies", "Babies", "نوزادان"),
      option("everyone", "Everyone", "همه"),
    ],
  },
  age_group: {
    name: { en: "Age", fa: "گروه سنی" },
    type: "select",
    isFilter: true,
    isVariant: false,
    options: [
      option("a0", "0–2 years", "۰ تا ۲ سال"),
      option("a3", "3–5 years", "۳ تا ۵ سال"),
      option("a6", "6–9 years", "۶ تا ۹ سال"),
      option("a10", "10 years and up", "۱۰ سال به بالا"),
      option("adult", "Adults", "بزرگسال"),
    ],
  },
  level: {
    name: { en: "Level", fa: "سطح" },
    type: "select",
    isFilter: true,
    isVariant: false,
    options: [
      option("beginner", "Beginner", "مبتدی"),
      option("intermediate", "Intermediate", "متوسط"),
      option("pro", "Professional", "حرفه‌ای"),
    ],
  },
  diet: {
    name: { en: "Diet", fa: "رژیم غذایی" },
    type: "multi",
    isFilter: true,
    isVariant: false,
    options: [
      option("vegan", "Vegan", "وگان"),
      option("vegetarian", "Vegetarian", "گیاه‌خواری"),
      option("gluten_free", "Gluten-free", "بدون گلوتن"),
      option("sugar_free", "No added sugar", "بدون شکر افزوده"),
      option("organic", "Organic", "ارگانیک"),
      option("halal", "Halal", "حلال"),
    ],
  },
  skin: {
    name: { en: "Skin type", fa: "نوع پوست" },
    type: "multi",
    isFilter: true,
    isVariant: false,
    options: [
      option("dry", "Dry", "خشک"),
      option("oily", "Oily", "چرب"),
      option("sensitive", "Sensitive", "حساس"),
      option("all", "All skin types", "همهٔ انواع پوست"),
    ],
  },
  book_language: {
    name: { en: "Language of the book", fa: "زبان کتاب" },
    type: "select",
    isFilter: true,
    isVariant: true,
    options: [option("persian", "Persian", "فارسی"), option("english", "English", "انگلیسی")],
  },
  season: {
    name: { en: "Season", fa: "فصل" },
    type: "multi",
    isFilter: true,
    isVariant: false,
    options: [
      option("spring", "Spring", "بهار"),
      option("summer", "Summer", "تابستان"),
      option("autumn", "Autumn", "پاییز"),
      option("winter", "Winter", "زمستان"),
    ],
  },
  place: {
    name: { en: "Place", fa: "محل استفاده" },
    type: "multi",
    isFilter: true,
    isVariant: false,
    options: [option("indoor", "Indoors", "فضای داخلی"), option("outdoor", "Outdoors", "فضای باز")],
  },
  waterproof: {
    name: { en: "Waterproof", fa: "ضدآب" },
    type: "bool",
    isFilter: true,
    isVariant: false,
  },
  handmade: {
    name: { en: "Handmade", fa: "دست‌ساز" },
    type: "bool",
    isFilter: true,
    isVariant: false,
  },
  weight: {
    name: { en: "Weight", fa: "وزن" },
    type: "number",
    unit: { en: "g", fa: "گرم" },
    isFilter: false,
    isVariant: false,
  },
  screen: {
    name: { en: "Screen", fa: "صفحهٔ نمایش" },
    type: "number",
    unit: { en: "in", fa: "اینچ" },
    isFilter: false,
    isVariant: false,
  },
  battery_life: {
    name: { en: "Battery life", fa: "دوام باتری" },
    type: "number",
    unit: { en: "h", fa: "ساعت" },
    isFilter: false,
    isVariant: false,
  },
  power: {
    name: { en: "Rated power", fa: "توان" },
    type: "number",
    unit: { en: "W", fa: "وات" },
    isFilter: false,
    isVariant: false,
  },
  pages: {
    name: { en: "Pages", fa: "تعداد صفحه" },
    type: "number",
    isFilter: false,
    isVariant: false,
  },
  length: {
    name: { en: "Length", fa: "طول" },
    type: "number",
    unit: { en: "cm", fa: "سانتی‌متر" },
    isFilter: false,
    isVariant: false,
  },
  volume: {
    name: { en: "Volume", fa: "گنجایش" },
    type: "number",
    unit: { en: "ml", fa: "میلی‌لیتر" },
    isFilter: false,
    isVariant: false,
  },
} satisfies Record<string, DemoAttribute>;

export type AttributeCode = keyof typeof attributes;
