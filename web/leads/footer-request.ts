/** Apart from the others, since it is on every page and they are not. */
export const FOOTER = {
  form: 'footer',
  captureType: 'prospect',
  originDetail: 'Footer',
  visitorTitle: 'We write when there is something worth cutting',
  title: 'Know someone who should be reading this?',
  lede: 'Leave an address and we write to it once.',
  button: 'Send',
  thanks: "Thank you. We'll be in touch.",
} as const
