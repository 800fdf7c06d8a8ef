/** The demo tenant's terms and privacy texts, a paragraph to a string. */
export const terms: string[] = [
  'These are the terms on which Toile, of 14 Dyer’s Yard, lets you use this site and its library. By signing in you accept them. If you do not, please do not sign in; the public pages stay open to you.',
  'Membership belongs to a company. The company tells us which of its people may sign in, and each of them has an account of their own. Please do not share a password. If someone leaves, write to us the same day and we close the account.',
  'What your membership opens is set out in the letter we both signed: either the whole library or the sections you have chosen. Sections outside it stay closed, and the site tells you so and how to ask for them.',
  'You may read, print and quote the library inside your own company for as long as the membership lasts, and show it to suppliers who are working for you. You may not publish it, sell it, pass it to another company, or feed it to a machine that is meant to reproduce it.',
  'Drawings, cloths, words and numbers here are our work and remain ours. The colors are nobody’s: name them, match them and use them as you like. Work made for one client under a separate agreement belongs to whoever that agreement says.',
  'We count carefully and we are sometimes wrong. Our figures come from the stores, shows and streets we were able to see, and each report says how many that was. A report is advice, not a promise. What you buy, cut or mark down is your decision.',
  'The site is usually open all day and every day. When it must be closed for work we do it at night, at the yard’s hour, and for minutes. If it is closed for longer than two days together in a month, that month’s fee is returned without your asking.',
  'A membership runs for a year and then ends. We write to you sixty days before, and it goes on only if you answer. Either of us may end it early if the other breaks these terms and does not put it right within fourteen days of being told.',
  'If we cause you a loss through our own carelessness, we answer for it up to the fees you paid in the twelve months before. Nothing here limits what the law does not let us limit.',
  'If we change these terms we write to every member a month ahead and say what changed and why. The law of the place where the yard stands applies to them, and its courts decide what we cannot settle over a table. We would rather settle it over a table.',
]

export const privacy: string[] = [
  'This page says what Toile knows about you, why, and for how long. It is short because the list is.',
  'If you are a member we keep your name, your work e-mail, the company you belong to, what your membership opens, your bookmarks and the notes you write. Your company gave us the first four; the last two are yours.',
  'Your notes and bookmarks are private. Your company cannot see them, and neither do we look, except when you ask us to help with a fault. You may export your notes at any time from the page that lists them.',
  'If you write to us through a form we keep what you typed, the page it came from and the time, so that a person can answer. We delete it two years after the last letter between us, or sooner if you say so. If you asked for a document, we send the document. We do not add you to a list.',
  'We count page views to learn which reports are read. The count holds the page, the day and the company; it does not follow you to other sites, and nobody else receives it. We do not count our own staff.',
  'We use two cookies, and both are needed: one that keeps you signed in, and one that tells your browser whether to look for a session at all. There are no advertising cookies here and there is no banner, because there is nothing to agree to.',
  'Your password is stored only as a hash, which is a way of recognizing it without being able to read it. The site writes its mail and keeps its pictures and its database on machines we rent. The companies that rent them to us may not use what is on them.',
  'We do not sell, lend or swap what we know about you. We would hand it over only where a court with power over us requires it, and we would tell you first if we were allowed to.',
  'You may ask what we hold about you, have it corrected, have it deleted, or take it elsewhere. Write to privacy@toile.example and a person answers within ten working days. If you leave your company, your account closes, and your notes are kept for thirty days in case you want them.',
  'If something goes wrong and your data is seen by someone who should not see it, we write to you within three days of finding out and say what happened. If you think we have handled any of this badly, tell us, and if that does not help, tell the authority that watches over data where you live.',
]
