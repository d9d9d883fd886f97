import type { MessageTexts } from "./shape";

export const messagesEn: MessageTexts = {
  footer: "This message was sent because of something done at {shop}. Nobody reads answers to it.",
  order: {
    items: "Your order",
    more: "and {count} more, on the order's page",
    products: "Products",
    discount: "Reduced by",
    coupon: "Coupon",
    shipping: "Shipping ({name})",
    free: "free",
    payable: "Total",
    tax: "{percent} tax inside",
    address: "Where it goes",
    arrives: "It should arrive {days}.",
    plate: "House number",
    unit: "Flat",
    zip: "Postal code",
  },
  kinds: {
    "login.code": {
      subject: "{code} is your code for {shop}",
      lines: [
        "Your one-time code",
        "It is good for three minutes, on the page where you asked for it.",
        "You did not ask for it? Then somebody typed your address by mistake, and nothing will happen. Give the code to nobody.",
      ],
      code: "{code}",
      sms: "{shop}\nYour code: {code}\nGive it to nobody.",
    },
    "login.link": {
      subject: "Your link to {shop}",
      lines: [
        "Log in with one tap",
        "The link is good for fifteen minutes and for one login.",
        "You did not ask for it? Then leave it be: nothing happens while nobody opens it. Pass it on to nobody.",
      ],
      button: "Log in",
      sms: "{shop}\nYour login link, for fifteen minutes:\n{url}",
    },
    "login.reset": {
      subject: "{code} is your code for a new password",
      lines: [
        "A new password",
        "With this code you choose a new password at {shop}. It is good for three minutes.",
        "You did not ask for it? Then your password stays as it is. Give the code to nobody.",
      ],
      code: "{code}",
      sms: "{shop}\nYour code for a new password: {code}\nGive it to nobody.",
    },
    "login.export": {
      subject: "{code} is your code to download your data",
      lines: [
        "Your data",
        "With this code you download what {shop} keeps about you. It is good for three minutes.",
        "You did not ask for it? Then somebody is logged in as you: end all logins in your settings. Give the code to nobody.",
      ],
      code: "{code}",
      sms: "{shop}\nYour code to download your data: {code}\nGive it to nobody.",
    },
    "login.erase": {
      subject: "{code} is your code to close your account",
      lines: [
        "Closing your account",
        "With this code you close your account at {shop} for good. It is good for three minutes.",
        "You did not ask for it? Then somebody is logged in as you: end all logins in your settings. Give the code to nobody.",
      ],
      code: "{code}",
      sms: "{shop}\nYour code to close your account for good: {code}\nGive it to nobody.",
    },
    "login.contact": {
      subject: "{code} is your code for {shop}",
      lines: [
        "Is this yours?",
        "Somebody with an account at {shop} wants to be reached here. With this code they show that it is theirs. It is good for three minutes.",
        "It wasn't you? Then nothing will happen. Give the code to nobody.",
      ],
      code: "{code}",
      sms: "{shop}\nCode to confirm this number: {code}\nGive it to nobody.",
    },
    "account.contact_changed": {
      subject: "Your login at {shop} has changed",
      lines: [
        "Your login has changed",
        "Your account at {shop} is now entered with {contact}. Where else you were logged in, you no longer are.",
        "It wasn't you? Then log in at once, set a new password and write to us.",
      ],
      button: "To my account",
      sms: "{shop}: your login is now {contact}. It wasn't you? Look here:\n{url}",
    },
    "staff.invitation": {
      subject: "You are invited to the staff of {shop}",
      lines: [
        "Welcome, {name}",
        "You are asked to join the staff of {shop}. Behind the link you choose a password and set up an app of codes on your phone.",
        "The link works once, for three days. You don't know {shop}? Then leave it be, and nothing happens.",
      ],
      button: "Accept the invitation",
      sms: "{shop}\nYour invitation to the staff, for three days:\n{url}",
    },
    "order.placed": {
      subject: "Order {number}: we have it",
      lines: [
        "Thank you, your order is in",
        "Order {number} comes to {amount}. It waits for its payment, and your things are kept for you until then.",
      ],
      button: "To the order",
      sms: "{shop}: order {number} is in and waits for its payment.\n{url}",
    },
    "order.placed_cod": {
      subject: "Order {number}: we have it",
      lines: [
        "Thank you, your order is in",
        "We begin with order {number}. You pay {amount} when it is handed to you.",
      ],
      button: "To the order",
      sms: "{shop}: order {number} is in. You pay {amount} at the door.\n{url}",
    },
    "order.paid": {
      subject: "Order {number}: paid",
      lines: ["Your payment arrived", "We received {amount} for order {number} and begin to pack."],
      button: "To the order",
      sms: "{shop}: order {number} is paid.\n{url}",
    },
    "order.review": {
      subject: "Order {number}: we are looking at the payment",
      lines: [
        "We are looking at your payment",
        "What arrived for order {number} is not what we expected, or came late. Somebody will look at it soon. Your money is not lost: the order goes on, or you get it back.",
      ],
      button: "To the order",
      sms: "{shop}: we are looking at the payment of order {number} and will write to you.\n{url}",
    },
    "order.processing": {
      subject: "Order {number}: being packed",
      lines: ["We are packing", "Order {number} is being made ready."],
      button: "To the order",
      sms: "{shop}: order {number} is being packed.\n{url}",
    },
    "order.shipped": {
      subject: "Order {number}: on its way",
      lines: [
        "On its way to you",
        "Order {number} has left our house.",
        "It travels by {carrier}.",
        "Its tracking code is {tracking}.",
      ],
      button: "Where is it?",
      sms: "{shop}: order {number} is on its way.\n{url}",
    },
    "order.delivered": {
      subject: "Order {number}: delivered",
      lines: [
        "It has arrived",
        "Order {number} was delivered. We hope that it pleases you. If something is not as it should be, you can send it back from the order's page.",
      ],
      button: "To the order",
      sms: "{shop}: order {number} was delivered.\n{url}",
    },
    "order.return_requested": {
      subject: "Order {number}: your return",
      lines: [
        "We have your wish to return",
        "We look at what you wrote about order {number} and answer soon.",
      ],
      button: "To the order",
      sms: "{shop}: we have your return request for order {number}.\n{url}",
    },
    "order.return_approved": {
      subject: "Order {number}: please send it back",
      lines: [
        "Your return is approved",
        "Please send back what you named of order {number}. As soon as it is here, your money goes on its way.",
        "We add: {reason}",
      ],
      button: "To the order",
      sms: "{shop}: your return of order {number} is approved. Please send it back.\n{url}",
    },
    "order.return_rejected": {
      subject: "Order {number}: your return was not accepted",
      lines: [
        "We can't take this back",
        "Your return of order {number} was not accepted.",
        "The reason: {reason}",
      ],
      button: "To the order",
      sms: "{shop}: your return of order {number} was not accepted.\n{url}",
    },
    "order.returned": {
      subject: "Order {number}: your return has arrived",
      lines: ["Your return has arrived", "What you sent back of order {number} is with us."],
      button: "To the order",
      sms: "{shop}: your return of order {number} has arrived.\n{url}",
    },
    "order.completed": {
      subject: "Order {number}: all done",
      lines: ["All done", "Order {number} is closed. Thank you for buying at {shop}."],
      button: "To the order",
      sms: "{shop}: order {number} is closed. Thank you!\n{url}",
    },
    "order.canceled": {
      subject: "Order {number}: canceled",
      lines: [
        "Your order is canceled",
        "Order {number} will not be sent. If you paid for it, your money comes back.",
        "The reason: {reason}",
      ],
      button: "To the order",
      sms: "{shop}: order {number} is canceled.\n{url}",
    },
    "order.expired": {
      subject: "Order {number}: no payment came",
      lines: [
        "Your order has run out",
        "No payment came for order {number}, so its things are free for others again. You can order them again with one tap.",
      ],
      button: "To the order",
      sms: "{shop}: no payment came for order {number}; it has run out.\n{url}",
    },
    "order.refunded": {
      subject: "Order {number}: your money is on its way back",
      lines: [
        "Your money is on its way back",
        "We returned {amount} for order {number}. Your bank may take some days to show it.",
      ],
      button: "To the order",
      sms: "{shop}: {amount} for order {number} is on its way back.\n{url}",
    },
    "ticket.answered": {
      subject: "An answer to your ticket {number}",
      lines: [
        "We have answered you",
        "There is an answer in the ticket “{subject}”. You can read it, and write back, on its page.",
      ],
      button: "To the answer",
      sms: "{shop}: ticket {number} has an answer.\n{url}",
    },
    "guest.answered": {
      subject: "Our answer: {subject}",
      lines: [
        "We have an answer for you",
        "Hello {name}, you wrote to us about “{subject}”.",
        "{answer}",
        "Is something still open? Then write to us once more; answers to this e-mail don’t reach us.",
      ],
      button: "Write again",
      sms: "{shop}: {answer}",
    },
    "owner.new_order": {
      subject: "New order {number}: {amount}",
      lines: ["A new order", "Order {number} comes to {amount}.", "It was placed by {name}."],
      button: "To the order",
      sms: "{shop}: new order {number}, {amount}.",
    },
    "owner.payment_review": {
      subject: "Order {number}: a payment needs you",
      lines: [
        "A payment needs your decision",
        "Money came for order {number} of {name}, but another amount, too late, or a second time. The order comes to {amount}.",
      ],
      sms: "{shop}: a payment of order {number} needs your decision.",
    },
    "owner.payment_uncaptured": {
      subject: "Order {number}: its payment brought nothing",
      lines: [
        "A payment brought nothing",
        "For order {number} of {name} the bank has a charge of another amount than {amount}. It keeps that to itself and gives it back: nothing came, so there is nothing to accept or to give back. Cancel the order, or ask the bank again.",
      ],
      sms: "{shop}: the payment of order {number} brought nothing and needs your decision.",
    },
    "owner.payment_returned": {
      subject: "Order {number}: paid after it was canceled",
      lines: [
        "Money came for a canceled order",
        "Order {number} of {name} was canceled before its payment was confirmed. What came goes back by itself; where the gateway can't do that, the order lists a refund that waits for your hand.",
      ],
      sms: "{shop}: order {number} was paid after it was canceled; the money goes back.",
    },
    "owner.return_requested": {
      subject: "Order {number}: something shall go back",
      lines: [
        "Something shall go back",
        "{name} wants to return something of order {number} and waits for your answer.",
      ],
      sms: "{shop}: a return of order {number} waits for your answer.",
    },
  },
};
