import type { cannedAnswers } from "../../tables/tickets";

/** Answers that the demo's support desk begins with, in both languages. */
export const demoCannedAnswers: (typeof cannedAnswers.$inferInsert)[] = [
  {
    title: "Parcel on its way / بسته در راه است",
    department: "shipping",
    body: {
      en: `Hello {{name}},

thank you for asking. Your parcel of order {{order}} has been handed to the carrier and usually arrives within two to four working days. The tracking number stands on the order's page.

If it isn't there by then, answer here and we look for it at once.`,
      fa: `{{name}} گرامی، سلام

سپاس از پرسش شما. بستهٔ سفارش {{order}} به شرکت پست سپرده شده است و معمولاً دو تا چهار روز کاری دیگر می‌رسد. کد رهگیری را در صفحهٔ سفارش می‌بینید.

اگر تا آن زمان نرسید، همین‌جا پاسخ دهید تا بی‌درنگ پیگیری کنیم.`,
    },
  },
  {
    title: "Money goes back / بازگشت پول",
    department: "payment",
    body: {
      en: `Hello {{name}},

we have sent the money of order {{order}} back to the card that it was paid with. Banks need up to three working days to show it.

You can follow it on the order's page.`,
      fa: `{{name}} گرامی، سلام

پول سفارش {{order}} را به همان کارتی که با آن پرداخته بودید برگرداندیم. نشستن آن به حساب تا سه روز کاری زمان می‌برد.

روند آن را در صفحهٔ سفارش می‌بینید.`,
    },
  },
  {
    title: "How to send something back / شیوهٔ بازگرداندن کالا",
    department: "order",
    body: {
      en: `Hello {{name}},

please open order {{order}} in your account and tick what you want to send back under “Return something”. As soon as we have agreed, you get the address for the parcel. The money follows when the goods are here.`,
      fa: `{{name}} گرامی، سلام

سفارش {{order}} را در حساب خود باز کنید، در بخش «بازگرداندن کالا» آنچه را که می‌خواهید پس بفرستید نشان بزنید. پس از تأیید ما نشانی فرستادن بسته را دریافت می‌کنید و پول آن با رسیدن کالا برگردانده می‌شود.`,
    },
  },
  {
    title: "A picture, please / لطفاً یک عکس",
    department: "product",
    body: {
      en: `Hello {{name}},

we are sorry that something is wrong with it. Please add a picture or two to ticket {{code}} that show the fault and the whole article, so that we can decide without losing time.`,
      fa: `{{name}} گرامی، سلام

از مشکلی که پیش آمده پوزش می‌خواهیم. لطفاً یکی دو عکس از ایراد و از کل کالا به تیکت {{code}} بیفزایید تا بی‌معطلی رسیدگی کنیم.`,
    },
  },
  {
    title: "Is it settled? / حل شد؟",
    department: null,
    body: {
      en: `Hello {{name}},

is ticket {{code}} settled for you? If we don't hear from you it closes by itself; within fourteen days one word of yours opens it again.`,
      fa: `{{name}} گرامی، سلام

آیا موضوع تیکت {{code}} برای شما حل شده است؟ اگر چیزی نگویید خودبه‌خود بسته می‌شود و تا چهارده روز با یک پیام شما دوباره باز می‌شود.`,
    },
  },
];
