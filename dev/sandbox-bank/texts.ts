import type { LanguageCode } from "#backend/contract/languages";
import type { Button } from "./actions";

interface BankTexts {
  title: string;
  sandbox: string;
  amount: string;
  order: string;
  shop: string;
  number: string;
  buttons: Record<Button, { name: string; hint: string }>;
  /** Over the buttons that no real bank has. */
  trials: string;
  states: Record<"done" | "gone" | "unknown", { title: string; text: string }>;
  declined: string;
  waits: string;
  back: string;
}

const en: BankTexts = {
  title: "Sandbox bank",
  sandbox: "This bank is made for trying things out. No card is asked for and no money moves.",
  amount: "Amount",
  order: "Order",
  shop: "Shop",
  number: "Charge",
  trials: "What else can happen",
  buttons: {
    pay: { name: "Pay", hint: "" },
    decline: { name: "Decline", hint: "The card is refused." },
    cancel: { name: "Cancel", hint: "Back to the shop without paying." },
    vanish: { name: "Pay but never return", hint: "The browser is closed; the shop has to ask." },
    wrong: { name: "Pay wrong amount", hint: "A little less arrives than was asked for." },
    twice: { name: "Return twice", hint: "The shop hears of it twice." },
    "webhook-first": { name: "Webhook first", hint: "The shop is called before you are back." },
    "webhook-late": { name: "Webhook late", hint: "The shop is called 60 seconds later." },
    "in-bank": { name: "Stay in the bank", hint: "You are back while the bank is still deciding." },
  },
  states: {
    done: { title: "Paid", text: "You may close this page; the shop was not told." },
    gone: { title: "This charge is closed", text: "It was paid, refused, canceled or it expired." },
    unknown: { title: "There is no such charge", text: "The address may be mistyped." },
  },
  declined: "The card was declined. Try again or go back.",
  waits: "The bank is still deciding about this charge.",
  back: "Back to the shop",
};

const fa: BankTexts = {
  title: "بانک آزمایشی",
  sandbox: "این بانک برای آزمودن است. نه کارتی پرسیده می‌شود و نه پولی جابه‌جا می‌شود.",
  amount: "مبلغ",
  order: "سفارش",
  shop: "فروشگاه",
  number: "شناسهٔ تراکنش",
  trials: "رویدادهای دیگر",
  buttons: {
    pay: { name: "پرداخت", hint: "" },
    decline: { name: "رد شدن", hint: "کارت پذیرفته نمی‌شود." },
    cancel: { name: "انصراف", hint: "بازگشت به فروشگاه بدون پرداخت." },
    vanish: { name: "پرداخت بدون بازگشت", hint: "مرورگر بسته می‌شود؛ فروشگاه باید خودش بپرسد." },
    wrong: { name: "پرداخت مبلغ نادرست", hint: "کمی کمتر از مبلغ خواسته‌شده می‌رسد." },
    twice: { name: "بازگشت دوباره", hint: "فروشگاه دو بار خبردار می‌شود." },
    "webhook-first": { name: "خبر پیش از بازگشت", hint: "پیش از بازگشت شما به فروشگاه خبر می‌رسد." },
    "webhook-late": { name: "خبر دیرهنگام", hint: "فروشگاه ۶۰ ثانیه دیرتر خبردار می‌شود." },
    "in-bank": { name: "ماندن در بانک", hint: "برمی‌گردید و بانک هنوز تصمیم نگرفته است." },
  },
  states: {
    done: { title: "پرداخت شد", text: "می‌توانید این صفحه را ببندید؛ به فروشگاه خبری داده نشد." },
    gone: { title: "این تراکنش بسته است", text: "پرداخت، رد یا لغو شده یا مهلت آن گذشته است." },
    unknown: { title: "چنین تراکنشی نیست", text: "شاید نشانی درست نوشته نشده باشد." },
  },
  declined: "کارت پذیرفته نشد. دوباره امتحان کنید یا برگردید.",
  waits: "بانک هنوز دربارهٔ این تراکنش تصمیم نگرفته است.",
  back: "بازگشت به فروشگاه",
};

const de: BankTexts = {
  title: "Testbank",
  sandbox:
    "Diese Bank ist zum Ausprobieren da. Sie fragt nach keiner Karte, und es wird kein Geld bewegt.",
  amount: "Betrag",
  order: "Bestellung",
  shop: "Shop",
  number: "Vorgang",
  trials: "Was sonst geschehen kann",
  buttons: {
    pay: { name: "Bezahlen", hint: "" },
    decline: { name: "Ablehnen", hint: "Die Karte wird nicht angenommen." },
    cancel: { name: "Abbrechen", hint: "Zurück zum Shop, ohne zu bezahlen." },
    vanish: {
      name: "Bezahlen, ohne zurückzukehren",
      hint: "Der Browser wird geschlossen; der Shop muss nachfragen.",
    },
    wrong: {
      name: "Falschen Betrag bezahlen",
      hint: "Es kommt etwas weniger an, als verlangt war.",
    },
    twice: { name: "Zweimal zurückkehren", hint: "Der Shop erfährt es zweimal." },
    "webhook-first": {
      name: "Webhook zuerst",
      hint: "Der Shop erfährt es, bevor Sie zurück sind.",
    },
    "webhook-late": { name: "Webhook verspätet", hint: "Der Shop erfährt es 60 Sekunden später." },
    "in-bank": {
      name: "In der Bank bleiben",
      hint: "Sie sind zurück, während die Bank noch entscheidet.",
    },
  },
  states: {
    done: {
      title: "Bezahlt",
      text: "Sie können diese Seite schließen; der Shop hat nichts davon erfahren.",
    },
    gone: {
      title: "Dieser Vorgang ist abgeschlossen",
      text: "Er wurde bezahlt, abgelehnt oder abgebrochen, oder er ist abgelaufen.",
    },
    unknown: {
      title: "Diesen Vorgang gibt es nicht",
      text: "Vielleicht ist die Adresse falsch geschrieben.",
    },
  },
  declined: "Die Karte wurde abgelehnt. Versuchen Sie es noch einmal oder gehen Sie zurück.",
  waits: "Die Bank entscheidet noch über diesen Vorgang.",
  back: "Zurück zum Shop",
};

export const bankTexts: Record<LanguageCode, BankTexts> = { en, fa, de };
