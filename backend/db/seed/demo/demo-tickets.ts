import type { LanguageCode } from "../../../contract/languages";
import type { Department, TicketState } from "../../../contract/ticket";

interface DemoMessage {
  by: "user" | "staff";
  body: string;
  hoursAgo: number;
}

export interface DemoTicket {
  clientId: string;
  lang: LanguageCode;
  department: Department;
  subject: string;
  state: TicketState;
  rating?: number;
  /** How many of the last messages the shopper hasn't seen. */
  unread?: number;
  messages: readonly [DemoMessage, ...DemoMessage[]];
}

/** What the demo's shopper has asked: one in each stage, in both languages, the oldest first. */
export const demoTickets: readonly DemoTicket[] = [
  {
    clientId: "0198d0e0-0000-7000-8000-000000000001",
    lang: "en",
    department: "technical",
    subject: "The code for my login came twice",
    state: "closed",
    rating: 5,
    messages: [
      {
        by: "user",
        body: "Hello,\nI asked for one code and two messages came. Which one is right?",
        hoursAgo: 400,
      },
      {
        by: "staff",
        body: "Hello,\nalways the newest one: it makes the one before useless. Thank you for telling us.",
        hoursAgo: 396,
      },
      { by: "user", body: "That worked, thank you.", hoursAgo: 380 },
    ],
  },
  {
    clientId: "0198d0e0-0000-7000-8000-000000000002",
    lang: "fa",
    department: "payment",
    subject: "مبلغ دو بار از کارتم کم شد",
    state: "resolved",
    messages: [
      {
        by: "user",
        body: "سلام، هنگام پرداخت صفحه قطع شد و دوباره پرداخت کردم. حالا مبلغ دو بار کم شده است.",
        hoursAgo: 74,
      },
      {
        by: "staff",
        body: "سلام، پرداخت نخست به دست ما نرسیده و بانک آن را تا ۷۲ ساعت به کارت شما برمی‌گرداند. سفارش شما با پرداخت دوم ثبت شده است.",
        hoursAgo: 71,
      },
    ],
  },
  {
    clientId: "0198d0e0-0000-7000-8000-000000000003",
    lang: "en",
    department: "product",
    subject: "How large is the small tray?",
    state: "waiting_staff",
    messages: [
      { by: "user", body: "How wide is the small tray, from edge to edge?", hoursAgo: 30 },
      {
        by: "staff",
        body: "It is 24 cm wide. Is it for cups or for a samovar?",
        hoursAgo: 27,
      },
      {
        by: "user",
        body: "For a samovar. I mean one like this:\nhttps://en.wikipedia.org/wiki/Samovar",
        hoursAgo: 3,
      },
    ],
  },
  {
    clientId: "0198d0e0-0000-7000-8000-000000000004",
    lang: "fa",
    department: "shipping",
    subject: "سفارشم کِی می‌رسد؟",
    state: "answered",
    unread: 1,
    messages: [
      {
        by: "user",
        body: "سلام، سفارشم سه روز است که «ارسال شد» مانده. می‌شود بگویید کجاست؟",
        hoursAgo: 5,
      },
      {
        by: "staff",
        body: "سلام، بسته دیروز به شهر شما رسیده است و فردا پیش از ظهر به دستتان می‌رسد.\nاگر نرسید همین‌جا بنویسید تا پیگیری کنیم.",
        hoursAgo: 1,
      },
    ],
  },
];
