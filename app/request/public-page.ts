/** The public pages: home, listings, products, texts and the blog, bare or under a language (group 1). */
export const publicPage =
  /^\/(?:([a-z]{2})(?:\/|$))?(?:$|(?:home\/(?:products|law|faqs|pages|singleBlog)|blogs)(?:\/|$))/;
