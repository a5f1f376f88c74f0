import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Household money: bank accounts, tax filing and the EITC, debt and credit, saving for emergencies and retirement. */
export const moneyMatters: DomainKnowledge = {
  tensions: [
    'the bill due on Friday pulls against the account for later',
    'helping family now is weighed against having something put by',
    'keeping money matters private meets needing somebody to look at the letter',
    'a quick refund is weighed against a fee that eats part of it',
  ],
  trusted: [
    voice('a volunteer tax preparer at the library', 'she gets nothing out of the refund'),
    voice('a coworker who paid off a card', 'he still has the spreadsheet'),
    voice('a credit-union teller', 'she waived a fee and explained how to avoid the next one'),
    voice('a nonprofit credit counselor', 'he told the last client that she did not need the plan'),
  ],
  distrusted: [
    voice('storefront preparers with a refund advance', 'the fee comes out before anybody has seen the refund'),
    voice('banks that charge for being poor', 'one overdraft cost more than the groceries'),
    voice('online money gurus', 'the course costs more than the debt'),
  ],
  media: ['payroll notices and pay-app messages', 'money podcasts and short videos', 'library and credit-union flyers'],
  objections: [
    objection(
      'there is nothing left to save at the end of the month',
      'for many households the sum really does not add up',
      'go through one real month and look for a fee, a bill or a refund before asking for any saving',
    ),
    objection(
      'people should live within their means and not be rescued from their debts',
      'some debts do come from spending that could have waited',
      'show what share of the debts in question are medical bills, car repairs and rent',
    ),
    objection(
      'a bank is only another place that takes fees',
      'minimum balances and overdraft fees do fall on small accounts',
      'put a year of check-cashing fees beside a year of fees on a low-cost account',
    ),
    objection(
      'Social Security and a second job will have to do',
      'many people on low pay do get along that way',
      'work out one person’s monthly check at three ages, from the agency’s own statement',
    ),
    objection(
      'the refund is faster and easier at the storefront',
      'it does take less waiting there',
      'put both sheets side by side: the hours, the fee and the day the money comes',
    ),
  ],
  reasons: [
    'a tax credit that is not claimed is lost after a few years',
    'a few hundred dollars in reserve turns a flat tire back into a flat tire',
    'an employer’s match is pay that goes unclaimed when nobody signs up',
    'free tax help leaves the whole refund in the household',
    'money set aside before payday is not missed as much as money taken out after',
  ],
  misreadings: [
    'people who owe no tax think that they have no reason to file',
    'a big refund is seen as a gift, though much of it can be one’s own pay held back all year',
    'paying the minimum is believed to pay off the card in a year or two',
    'retirement accounts are thought to be lost when one changes jobs',
    'people think that an old debt or a bad check shuts them out of every bank',
  ],
  barriers: [
    barrier(
      'social-risk',
      'people ashamed of what they owe',
      'the letters are in a drawer that nobody else in the house opens',
      'a first talk with a stranger who has seen worse',
      'offer a session by phone without a name and count who books',
    ),
    barrier(
      'information',
      'workers who never file a return',
      'they earn too little to have to and were told that this settles it',
      'a ten-minute check of what they could claim',
      'ask fifty workers whether they filed and run the numbers for those who did not',
    ),
    barrier(
      'trust',
      'people who were burned by a bank',
      'an account was closed over a fee that grew while they were not looking',
      'an account that cannot be overdrawn',
      'ask when they last had an account and why it ended',
    ),
    barrier(
      'habit',
      'employees who never sent in the form',
      'the enrollment packet has been on the counter since the first week of work',
      'enrollment that happens unless they say no',
      'compare sign-ups at one site with a form and one with a default',
    ),
    barrier(
      'belief',
      'employees who think it is too late',
      'they look at a chart that begins at twenty-two and stop reading',
      'a sum worked out for their own age and pay',
      'ask what they think ten years of small amounts come to',
    ),
    barrier(
      'access',
      'filers who work when the tax site is open',
      'the site is open on weekday mornings and the papers are at home',
      'a drop-off where they pick the return up a week later',
      'offer drop-off at one site and count first-time filers',
    ),
  ],
  backfire: [
    'advice about coffee and avocados tells people that nobody has looked at their rent',
    'a cheerful ad about debt makes those who lie awake feel alone',
    'a slide on compound interest tells people of fifty that it is too late',
  ],
  records: [
    'IRS tables of EITC claims by zip code',
    'the FDIC survey of households without a bank account',
    'complaints in the Consumer Financial Protection Bureau database',
    'Bureau of Labor Statistics tables of who has a retirement plan at work',
    'appointments and returns filed at free tax sites',
  ],
  scenes: [
    'a shoebox of receipts on a library table',
    'a kitchen drawer of unopened envelopes',
    'a phone at the pump with a bank balance on it',
    'a check-cashing window with a rate sheet',
    'a break room with a retirement packet in the trash',
  ],
  roles: [
    role('supporter', 'volunteer preparers and counselors', 'give up their Saturdays until the middle of April'),
    role('supporter', 'coworkers who paid off debt', 'say the number aloud, which few people do'),
    role('cross-pressured', 'savers for the whole family', 'put money aside and lend it to a cousin'),
    role('opponent', 'people who paid alone', 'paid theirs off alone and do not see why others cannot'),
    role('bystander', 'workers paid in cash', 'are paid in cash and keep it in cash'),
    role('gatekeeper', 'payroll clerks and storefront preparers', 'are the only ones who explain the form'),
    role('cross-pressured', 'refund-in-a-hurry filers', 'know that the fee is high and need the money this week'),
    role('cross-pressured', 'employees who keep meaning to', 'believe in saving and have not opened the packet'),
  ],
  experts: ['tax-site coordinators', 'household-finance researchers', 'consumer-law attorneys'],
}
