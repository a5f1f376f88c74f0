import type { Portrait, RolePortrait } from '../portrait.ts'

/** Roles, objections and barriers of the fields about courts, civic duties and household money. */
export const publicRolePortraits: Readonly<Record<string, RolePortrait>> = {
  // Courts and justice
  'legal-aid and clinic volunteers': {
    life: 'A folding table, a stack of petitions and a line that begins before they open.',
    hitch: 'Everyone who reaches them has already heard of the law, and most people have not.',
  },
  'people with a cleared record': {
    name: 'People with cleared records',
    life: 'The letter from the court is in a plastic sleeve, and the first lease came two months later.',
    hitch: 'Telling the story means saying aloud what was just cleared.',
  },
  'victims who believe in second chances': {
    name: 'Second-chance victims',
    life: 'They went to the sentencing, read a statement and have wondered since what became of him.',
    hitch: 'Both sides of the argument quote them, and neither side calls.',
  },
  'residents who want firm sentences': {
    life: 'They watch the arrest log and know how often one name comes back.',
    hitch: 'Each early release in the news settles the matter for another year.',
  },
  'people never called to court': {
    name: 'People never in court',
    life: 'No summons, no ticket and no case: what they know comes from a show on Thursdays.',
    hitch: 'They think of it as a place for criminals and lawyers.',
  },
  'clerks, judges and prosecutors': {
    name: 'Clerks and judges',
    life: 'A calendar of sixty names for one morning, and a printer that jams.',
    hitch: 'They are cautious with anything that looks like advice to one side.',
  },
  // Civic duties
  'board members near the end': {
    name: 'Board members near retirement',
    life: 'Fourteen years of Tuesday evenings and a folder for each budget.',
    hitch: 'They say that they want to be replaced and answer each question themselves.',
  },
  'first-year volunteers': {
    name: 'First-year volunteers',
    life: 'They were asked by a neighbor, read the binder twice and spoke up at the third meeting.',
    hitch: 'They are not yet sure that they count, so they do not recruit.',
  },
  'capable people already overbooked': {
    name: 'Capable but overbooked people',
    life: 'The calendar on the wall has three colors, and two of them are for other people.',
    hitch: 'Everyone asks them first, and they have begun to let it ring.',
  },
  'residents who gave up': {
    life: 'They drove in once, waited two hours and heard the chair read a motion that was typed before.',
    hitch: 'What they saw was real, and nobody has shown them a different evening.',
  },
  'newcomers to town': {
    life: 'Boxes in the garage, a school to get used to and no idea who plows the road.',
    hitch: 'They suppose that someone is paid to do it.',
  },
  'clerks and appointing officials': {
    life: 'A list of vacancies, a deadline for the agenda and three names that always say yes.',
    hitch: 'It is quicker to call someone they know than to look for someone they do not.',
  },
  // Household money
  'volunteer preparers and counselors': {
    life: 'A laptop, a borrowed room and a box of tissues beside the printer.',
    hitch: 'Their slots fill with the same grateful people as the year before.',
  },
  'coworkers who paid off debt': {
    life: 'There is a chart on the inside of the closet door with the last square filled in.',
    hitch: 'They worry that talking about it at work sounds like boasting.',
  },
  'savers for the whole family': {
    life: 'One envelope each for rent, a brother’s lawyer and a mother’s medicine.',
    hitch: 'Each time there is a reserve, somebody in the family needs it more.',
  },
  'people who paid alone': {
    life: 'They ate beans for two years, sold a truck and paid off every cent.',
    hitch: 'Help for others feels to them like a bill for having done it right.',
  },
  'workers paid in cash': {
    life: 'Tips in a jar, a day’s pay in a folded envelope and rent by money order.',
    hitch: 'A form about income is the last thing that they want to look at.',
  },
  'payroll clerks and storefront preparers': {
    name: 'Payroll and tax-office clerks',
    life: 'They sit behind glass, know who is garnished and are asked what line seven means.',
    hitch: 'Some of them earn more when a simple return looks difficult.',
  },
  'census helpers from the block': {
    life: 'They know which bell does not work and which grandmother decides.',
    hitch: 'They are trusted because they work for nobody, and a vest with a seal on it would change that.',
  },
  'large households sharing one form': {
    name: 'Large households with one form',
    life: 'Two families, a cousin and a boarder share a kitchen and take turns in the shower.',
    hitch: 'They fear that the landlord could hear how many they are.',
  },
  'residents who refuse the count': {
    life: 'The envelope goes into the trash unopened, with the credit-card offers.',
    hitch: 'Each reminder by mail confirms to them that somebody wants something.',
  },
  'long-time poll workers': {
    life: 'They bring their own cushion, know half of the voters by name and are past seventy.',
    hitch: 'They would train a successor and do not know any young people to ask.',
  },
  'former jurors': {
    life: 'They kept the badge, still drive past the courthouse slowly and disagree with a friend about the verdict.',
    hitch: 'What they valued most is what they were told not to talk about.',
  },
  'willing jurors paid hourly': {
    life: 'The summons has been under a magnet for two weeks, beside a schedule with forty hours on it.',
    hitch: 'They would go if the week’s pay did not hang on it.',
  },
  'survivors who got out': {
    life: 'They have a new lock, a job and a card with a number that they hand on quietly.',
    hitch: 'Telling it in public can bring him back into their lives.',
  },
  'refund-in-a-hurry filers': {
    name: 'Filers in a hurry',
    life: 'The refund is promised to the landlord and to a mechanic before it has been worked out.',
    hitch: 'A wait of two weeks costs them more than a fee does.',
  },
  'employees who keep meaning to': {
    life: 'The packet moves from the counter to the drawer whenever company comes.',
    hitch: 'There is no day on which it has to be done.',
  },
}

export const publicObjectionPortraits: Readonly<Record<string, Portrait>> = {
  'a crime is a crime, and the public has a right to know about it': {
    name: 'Residents who check records',
    life: 'They look up a new neighbor before they bring over a pie.',
  },
  'the courts work for people who can pay a lawyer': {
    name: 'People who couldn’t afford lawyers',
    life: 'A brother took the first offer because the other way cost four thousand dollars.',
  },
  'jurors sit for hours and are sent home unused': {
    name: 'Jurors sent home unused',
    life: 'They read two magazines in a windowless room and were thanked at four o’clock.',
  },
  'they have already decided whom they want on the board': {
    name: 'Applicants who got no answer',
    life: 'They applied once, got no answer and read the name of the mayor’s cousin in the paper.',
  },
  'what I tell the government can be used against me': {
    name: 'Households that fear government lists',
    life: 'They keep the curtain closed when a stranger with a badge on a string comes up the walk.',
  },
  'volunteers are doing work that the town should pay for': {
    name: 'Critics of unpaid town work',
    life: 'They watched a paid position become a volunteer one at the last budget meeting.',
  },
  'there is nothing left to save at the end of the month': {
    name: 'Households with nothing left',
    life: 'They know the balance to the dollar on the twenty-sixth.',
  },
  'people should live within their means and not be rescued from their debts': {
    name: 'Savers who paid alone',
    life: 'They drive a twelve-year-old car and have a freezer full of things bought on sale.',
  },
  'a bank is only another place that takes fees': {
    name: 'Workers who cash their checks',
    life: 'They pay at a window for each check and know what it will cost before they go in.',
  },
  'nobody can make me give up a day of work to sit in judgment of a stranger': {
    name: 'Hourly workers refusing summonses',
    life: 'They did the sum for a week without pay and put the letter under the fruit bowl.',
  },
  'asking for help will only make it worse at home': {
    name: 'Victims afraid of consequences',
    life: 'They know the sound of the truck in the driveway and plan the evening by it.',
  },
  'poll workers get shouted at these days': {
    name: 'People afraid of shouting',
    life: 'They saw a clip of a man with a camera at a folding table and thought of their own gym.',
  },
  'the count is never right, so one form more does not matter': {
    name: 'Doubters of the count',
    life: 'The block has been missed before, and the clinic it would have paid for was built elsewhere.',
  },
  'Social Security and a second job will have to do': {
    name: 'People planning to keep working',
    life: 'They expect to work until they cannot, like a father who did.',
  },
  'the refund is faster and easier at the storefront': {
    name: 'Customers of storefront preparers',
    life: 'The same woman has done their return for six years, and she calls them honey.',
  },
}

export const publicBarrierPortraits: Readonly<Record<string, Portrait>> = {
  'workers who lose pay for a court day': {
    name: 'Workers unpaid on court days',
    life: 'A day on the bench in the hallway is a day that is missing from the rent.',
  },
  'people who think any form brings them back to court': {
    name: 'People who avoid court mail',
    life: 'They cross the street at the courthouse and let the mail pile up.',
  },
  'people who do not know that they qualify': {
    name: 'People unaware they qualify',
    life: 'They have answered yes to one question on job forms for eleven years.',
  },
  'victims who fear being blamed': {
    name: 'Victims afraid of blame',
    life: 'They told one friend, heard the wrong question back and have told no one since.',
  },
  'people afraid of an endless commitment': {
    name: 'Volunteers wary of long terms',
    life: 'They said yes to the band boosters once and were treasurer for nine years.',
  },
  'residents who never heard of the opening': {
    name: 'Residents who missed the notice',
    life: 'They would be good at it and have never seen the page on which it was posted.',
  },
  'people who think boards are for other people': {
    name: 'People who feel unqualified',
    life: 'They run a shift, a household or a team and would not think of it as experience.',
  },
  'households wary of government lists': {
    name: 'Households that don’t answer',
    life: 'Four people are on the lease, and there are seven toothbrushes in the cup.',
  },
  'people ashamed of what they owe': {
    name: 'People ashamed of their debt',
    life: 'They answer no unknown numbers and get to the mailbox before anybody else does.',
  },
  'workers who never file a return': {
    name: 'Workers who never file',
    life: 'Two part-time jobs, two small slips of paper in January and no idea that they are worth something.',
  },
  'people who were burned by a bank': {
    name: 'People let down by banks',
    life: 'They carry a prepaid card and remember a fee that grew to nine fees.',
  },
  'employees who never sent in the form': {
    name: 'Employees who never enrolled',
    life: 'They meant to ask someone what a fund is and have now worked there for six years.',
  },
  'people who think jurors are picked by side': {
    name: 'Doubters of jury selection',
    life: 'They have opinions and say so, and are sure that a lawyer would strike them in a minute.',
  },
  'victims whose phone is watched': {
    name: 'Victims who can’t phone',
    life: 'He holds the phone at supper and asks who the last call was from.',
  },
  'households with several families in one home': {
    name: 'Households sharing one address',
    life: 'Nine people share one mailbox, and three of them are not on the lease.',
  },
  'workers who cannot take election day off': {
    name: 'Workers busy on election day',
    life: 'They would sit at the table gladly, and the first Tuesday in November is a shift like any other.',
  },
  'employees who think it is too late': {
    name: 'Employees who started late',
    life: 'They were forty-eight when they first had a job with a plan, and the chart in the packet begins at twenty-two.',
  },
  'filers who work when the tax site is open': {
    name: 'Filers short of free mornings',
    life: 'They have a folder of forms in the car and have passed the library twice after it closed.',
  },
}
