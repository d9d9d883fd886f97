/** The ways to pay, and what became of a payment. */
export const paymentEn = {
  "payment.word.success": "Payment received",
  "payment.word.pending": "Waiting for the bank",
  "payment.word.cod": "You pay at the door",
  "payment.word.failed": "The payment did not go through",
  "payment.word.unreached": "The bank can't be reached just now",
  "payment.word.canceled": "You came back without paying",
  "payment.word.expired": "The time to pay is over",
  "payment.word.review": "We are checking this payment",
  "payment.word.refunded": "The money was given back",
  "payment.text.success": "Thank you. Your payment has arrived and was confirmed by the bank.",
  "payment.text.pending":
    "We have not heard from the bank yet. This page looks again by itself for two minutes.",
  "payment.text.cod": "Thank you. Your order is placed.",
  "payment.text.failed": "The bank did not confirm this payment.",
  "payment.text.unreached": "Nobody was sent to the bank, and no money was taken.",
  "payment.text.canceled": "No money was taken.",
  "payment.text.expired": "Nothing was paid in time.",
  "payment.text.review":
    "Money has arrived, but not quite as we expected it: another amount, or after its time.",
  "payment.text.refunded": "What you paid was sent back to you.",
  "payment.next.success": "We prepare your order now, and write to you when it is on its way.",
  "payment.written": "The confirmation went to {{targets}}.",
  "payment.next.pending":
    "You need not wait here: we keep asking the bank and write to you once we know. Please don't pay a second time.",
  "payment.next.cod": "Please have the amount ready when the parcel arrives.",
  "payment.next.failed":
    "If money left your account all the same, it comes back within 72 hours. Your order is kept for a while; you can pay it again.",
  "payment.next.unreached":
    "Your order is kept for a while. Try again in a few minutes, or choose another way to pay.",
  "payment.next.canceled": "Your order is kept for a while. You can pay it whenever you are ready.",
  "payment.next.expired":
    "If your order is still kept, you can pay it again. Else please order anew.",
  "payment.next.review":
    "You need not do anything. We look into it and write to you: your order goes on, or your money comes back.",
  "payment.next.refunded": "It takes banks a few days to show it on your account.",
  "payment.unheard": "We have not heard from the bank yet.",
  "payment.look": "Ask the bank again",
  "payment.others": "The receipt is shown to whoever placed the order, once logged in.",
  "payment.receipt": "Receipt",
  "payment.order": "Order",
  "payment.way": "Way to pay",
  "payment.ref": "Our reference",
  "payment.bank_ref": "Bank’s reference",
  "payment.card": "Card",
  "payment.date": "Date",
  "payment.time": "Time",
  "payment.next": "What happens next",
  "payment.again": "Pay again: {{way}}",
  "payment.to_bank": "Go on to the bank",
  "payment.to_order": "See the order",
  "payment.to_shop": "Back to the shop",
  "payment.print": "Print",
  "payment.ask": "Something is not right? Write to us",
  "payment.sandbox": "A bank for trying things out: no money moves.",
  "payment.needs_script": "The bank’s own page needs JavaScript.",
  "payment.not_possible": "This order can't be paid any more.",
  "payment.not_offered": "This order can't be paid that way.",
  "payment.pending":
    "This order is being paid in another window. Finish there, or wait a little and try again.",
  "payment.not_received":
    "No money has come for this order: the bank keeps a charge of another amount to itself, and gives it back.",
  "payment.not_refundable":
    "That much can't be given back: it was not paid, or it was given back before.",
};
