/** What is refused and logged of questions, pages, law and visitors’ messages. */
export const editorsEn = {
  "content.changed":
    "Meanwhile somebody else has changed this. What you wrote is kept here; open it anew in another tab to see what is different, then send again.",
  "content.published": "This version is published and stays as it is. Begin a new one.",
  "content.slug_taken": "Another one has this address already.",
  "content.version_taken": "There is a version with this name already.",
  "guest_message.settled": "Somebody has answered this message in the meantime.",
  "guest_message.no_email": "No e-mail was left, so no answer can be sent from here.",
  "staff.audit.did.faq.add": "Wrote a question",
  "staff.audit.did.faq.change": "Changed a question",
  "staff.audit.did.page.add": "Wrote a page",
  "staff.audit.did.page.change": "Changed a page",
  "staff.audit.did.law.write": "Wrote a draft of a legal text",
  "staff.audit.did.law.publish": "Published a legal text",
  "staff.audit.did.guest_message.answer": "Answered a visitor’s message by e-mail",
  "staff.audit.did.guest_message.done": "Noted a visitor’s message as answered",
  "staff.audit.did.guest_message.remove": "Removed a visitor’s message",
  "staff.audit.of.faq": "Question",
  "staff.audit.of.page": "Page",
  "staff.audit.of.law": "Legal text",
  "staff.audit.of.guest_message": "Visitor’s message",
} as const;
