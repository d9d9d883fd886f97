import type { paymentEn } from "./en";

export const paymentFa: Record<keyof typeof paymentEn, string> = {
  "payment.word.success": "پرداخت انجام شد",
  "payment.word.pending": "در انتظار پاسخ بانک",
  "payment.word.cod": "پرداخت در محل",
  "payment.word.failed": "پرداخت انجام نشد",
  "payment.word.unreached": "درگاه پرداخت در دسترس نیست",
  "payment.word.canceled": "بدون پرداخت برگشتید",
  "payment.word.expired": "مهلت پرداخت گذشته است",
  "payment.word.review": "این پرداخت در حال بررسی است",
  "payment.word.refunded": "مبلغ بازگردانده شد",
  "payment.text.success": "سپاس از شما. پرداختتان رسید و بانک آن را تأیید کرد.",
  "payment.text.pending": "هنوز از بانک پاسخی نرسیده است. این صفحه تا دو دقیقه خودش دوباره می‌پرسد.",
  "payment.text.cod": "سپاس از شما. سفارشتان ثبت شد.",
  "payment.text.failed": "بانک این پرداخت را تأیید نکرد.",
  "payment.text.unreached": "به بانک فرستاده نشدید و پولی برداشته نشد.",
  "payment.text.canceled": "پولی برداشته نشد.",
  "payment.text.expired": "در مهلت مقرر پرداختی انجام نشد.",
  "payment.text.review":
    "پولی رسیده است، اما نه آن‌طور که انتظار داشتیم: با مبلغی دیگر یا پس از مهلت.",
  "payment.text.refunded": "آنچه پرداخته بودید به شما بازگردانده شد.",
  "payment.next.success": "سفارشتان را آماده می‌کنیم و هنگام ارسال خبرتان می‌کنیم.",
  "payment.written": "تأییدیه به {{targets}} فرستاده شد.",
  "payment.next.pending":
    "لازم نیست اینجا بمانید: همچنان از بانک می‌پرسیم و نتیجه را به شما می‌نویسیم. لطفاً دوباره پرداخت نکنید.",
  "payment.next.cod": "لطفاً مبلغ را هنگام رسیدن بسته آماده داشته باشید.",
  "payment.next.failed":
    "اگر با این حال پولی از حسابتان کم شده، تا ۷۲ ساعت بازمی‌گردد. سفارشتان مدتی نگه داشته می‌شود و می‌توانید دوباره پرداخت کنید.",
  "payment.next.unreached":
    "سفارشتان مدتی نگه داشته می‌شود. چند دقیقهٔ دیگر دوباره امتحان کنید یا شیوهٔ دیگری برگزینید.",
  "payment.next.canceled":
    "سفارشتان مدتی نگه داشته می‌شود. هر وقت آماده بودید می‌توانید پرداخت کنید.",
  "payment.next.expired":
    "اگر سفارشتان هنوز نگه داشته شده باشد، می‌توانید دوباره پرداخت کنید؛ وگرنه از نو سفارش دهید.",
  "payment.next.review":
    "لازم نیست کاری بکنید. بررسی می‌کنیم و به شما می‌نویسیم: یا سفارش ادامه می‌یابد یا پولتان بازمی‌گردد.",
  "payment.next.refunded": "چند روز طول می‌کشد تا بانک آن را در حسابتان نشان دهد.",
  "payment.unheard": "هنوز از بانک پاسخی نرسیده است.",
  "payment.look": "پرسش دوباره از بانک",
  "payment.others": "رسید به کسی نشان داده می‌شود که سفارش داده و وارد شده باشد.",
  "payment.receipt": "رسید",
  "payment.order": "سفارش",
  "payment.way": "شیوهٔ پرداخت",
  "payment.ref": "شناسهٔ پرداخت",
  "payment.bank_ref": "شمارهٔ پیگیری بانک",
  "payment.card": "کارت",
  "payment.date": "تاریخ",
  "payment.time": "زمان",
  "payment.next": "پس از این",
  "payment.again": "پرداخت دوباره: {{way}}",
  "payment.to_bank": "ادامه در صفحهٔ بانک",
  "payment.to_order": "دیدن سفارش",
  "payment.to_shop": "بازگشت به فروشگاه",
  "payment.print": "چاپ",
  "payment.ask": "چیزی درست نیست؟ به ما بنویسید",
  "payment.sandbox": "بانکی برای آزمودن: پولی جابه‌جا نمی‌شود.",
  "payment.needs_script": "صفحهٔ خود بانک به جاوااسکریپت نیاز دارد.",
  "payment.not_possible": "این سفارش دیگر پرداخت‌شدنی نیست.",
  "payment.not_offered": "این سفارش را نمی‌توان به این شیوه پرداخت کرد.",
  "payment.pending":
    "این سفارش در پنجرهٔ دیگری در حال پرداخت است. همان‌جا تمامش کنید یا کمی بعد دوباره امتحان کنید.",
  "payment.not_received":
    "برای این سفارش پولی نرسیده است: بانک مبلغ دیگری را نزد خود نگه داشته و خودش آن را برمی‌گرداند.",
  "payment.not_refundable":
    "این مبلغ را نمی‌توان بازگرداند: یا پرداخت نشده یا پیش‌تر بازگردانده شده است.",
};
