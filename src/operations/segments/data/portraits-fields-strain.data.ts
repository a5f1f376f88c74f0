import type { Portrait, RolePortrait } from '../portrait.ts'

/** Roles, objections and barriers of the fields about heat and cold, jobs and training, and mental health. */
export const strainRolePortraits: Readonly<Record<string, RolePortrait>> = {
  // Heat, cold and the home
  'neighbors who check on neighbors': {
    life: 'A sheet of names is taped inside the pantry door, with a check mark for each warm day.',
    hitch: 'They cover their own block and have no one to hand the list to when they are away.',
  },
  'survivors of a bad night': {
    life: 'They remember the hour, the headache and who broke the window.',
    hitch: 'They tell it well, and listeners decide that it was an unusual night.',
  },
  'savers with a working unit': {
    name: 'Savers with working units',
    life: 'The unit sits in the window with a blanket over it and runs when company comes.',
    hitch: 'They know what an hour of it costs and not what a night without it can do.',
  },
  'residents who always managed': {
    life: 'Wet towels, an early supper and the north bedroom got four children through August.',
    hitch: 'A warning sounds to them like advice from people who have never been hot.',
  },
  'people in well-cooled houses': {
    name: 'People in cool houses',
    life: 'The weather is something between the front door and the car.',
    hitch: 'Nothing at home tells them what it is like two miles away.',
  },
  'building managers and landlords': {
    name: 'Building managers',
    life: 'They know which outlets trip, which tenants pay late and what a new unit costs.',
    hitch: 'Each repair they allow is asked for by the next six apartments.',
  },
  // Jobs and training
  'recent graduates of the program': {
    life: 'New boots, a union card or a badge, and a cousin who wants to know how.',
    hitch: 'They are too busy with the new job to stand at a table and talk about it.',
  },
  'employers who train on site': {
    name: 'Employers training on site',
    life: 'They pair each new hire with an old hand and write off the first month.',
    hitch: 'A competitor hires away one in a class, and they wonder whether to go on.',
  },
  'workers with a steady low wage': {
    name: 'Steady low-wage workers',
    life: 'Eleven years at one counter, a key to the door and a raise of thirty cents.',
    hitch: 'What they have is small and sure, and what is offered is larger and not.',
  },
  'skeptics of certificates': {
    life: 'They learned the trade from an uncle and have fired two people with diplomas.',
    hitch: 'A certificate on the wall is a mark against a person in their shop.',
  },
  'people between two gigs': {
    name: 'People between gigs',
    life: 'Three apps, a borrowed car and a week that is different from the last one.',
    hitch: 'No one calls them a worker or a job seeker, so no notice seems to be for them.',
  },
  'case managers and hiring managers': {
    name: 'Case and hiring managers',
    life: 'A screen full of names and ten minutes for each of them.',
    hitch: 'They send the person who is surest to stay, and the others hear nothing.',
  },
  // Mental health
  'people who came through it': {
    life: 'They can name the month it began to lift and who drove them there.',
    hitch: 'Telling it at work still takes a breath first.',
  },
  'relatives of someone they lost': {
    name: 'Relatives left behind',
    life: 'There is a chair at the table, a phone they still pay for and a walk every September.',
    hitch: 'They are offered sympathy when they want people to ask a question.',
  },
  'worn-out listeners': {
    life: 'Their phone rings at eleven at night, because everybody knows that they pick up.',
    hitch: 'They put off their own appointment for whoever seems worse.',
  },
  'elders who keep it private': {
    life: 'A war, a layoff and a funeral were each followed by going back to work on Monday.',
    hitch: 'They take the campaign as a judgment on how they raised their sons.',
  },
  'coworkers who noticed something': {
    life: 'They eat lunch at the next table and saw that he stopped joking.',
    hitch: 'They feared to pry, and another week went by.',
  },
  'coaches, chaplains and shift leads': {
    name: 'Coaches and shift leads',
    life: 'They hold the roster and the keys, and people linger after the others have gone.',
    hitch: 'They were trained for plays, prayers or machines and are afraid of saying the wrong thing.',
  },
}

export const strainObjectionPortraits: Readonly<Record<string, Portrait>> = {
  'people got through summers and winters here long before there were centers for it': {
    name: 'Residents who managed before',
    life: 'They tell of sleeping on the porch and of ice on the inside of the window.',
  },
  'handing out money for bills only feeds the utility': {
    name: 'Critics of bill assistance',
    life: 'They read each rate case in the paper and keep their own bills in a folder.',
  },
  'a cooling center is a gym with strangers and folding chairs': {
    name: 'People who dislike cooling centers',
    life: 'They went once, found a television on too loud and were home by noon.',
  },
  'people who want to work can find work already': {
    name: 'People who never lacked work',
    life: 'They count the hiring signs on the way home and have never been long without a job.',
  },
  'a course costs months of pay and promises nothing at the end': {
    name: 'Workers wary of certificates',
    life: 'A friend finished a course in medical billing and still stocks shelves.',
  },
  'we train them and they leave for a dollar more': {
    name: 'Employers who lost trainees',
    life: 'They paid for a license last year and saw it at a competitor’s by spring.',
  },
  'talking does not change the debt, the divorce or the pain': {
    name: 'Doubters of counseling',
    life: 'The letters from the lawyer and the bank lie unopened beside each other.',
  },
  'you call for help and the police come to the door': {
    name: 'People afraid police will come',
    life: 'They saw a neighbor led out in handcuffs after his sister had asked for help.',
  },
  'everybody is told to get counseling and there is nobody to see': {
    name: 'Patients who found no opening',
    life: 'They have a list of eleven names with nine crossed out.',
  },
  'an alarm that chirps at night ends up in a drawer': {
    name: 'Owners annoyed by alarms',
    life: 'They stood on a chair at three in the morning, took the battery out and never put it back.',
  },
  'they come to insulate and find ten things wrong with the house': {
    name: 'Owners of old houses',
    life: 'There is a tarp on the back roof and a fuse box that only one of them may touch.',
  },
  'if something happens the employer is blamed for having known about the record': {
    name: 'Employers afraid of liability',
    life: 'A lawyer’s letter cost them a winter once, and they have read every application since.',
  },
  'a GED is not worth what a diploma is': {
    name: 'Doubters of the GED',
    life: 'A cousin passed it and still pushes carts.',
  },
}

export const strainBarrierPortraits: Readonly<Record<string, Portrait>> = {
  'households that keep the air conditioner off': {
    name: 'Households that skip cooling',
    life: 'The windows are open at noon, and there is a payment plan on the refrigerator.',
  },
  'people who cannot get to a cool room': {
    name: 'People far from cool rooms',
    life: 'The center is nine blocks away, and there is not one tree on the way to the bus.',
  },
  'tenants afraid to ask for repairs': {
    name: 'Tenants afraid to complain',
    life: 'They run the oven with the door open and tell nobody that the heat is out.',
  },
  'tough old hands who never needed help': {
    name: 'Proud outdoor workers',
    life: 'Roofing, haying or the mill in August: they were the ones who carried others into the shade.',
  },
  'workers who cannot go unpaid for a month': {
    name: 'Workers without savings',
    life: 'Friday’s pay is spent by Tuesday, on things that cannot wait.',
  },
  'adults who failed at school before': {
    name: 'Adults who failed at school',
    life: 'They fix what others throw out and look for an excuse when there is something to read aloud.',
  },
  'applicants with an old charge or no license': {
    name: 'Applicants with an old charge',
    life: 'A mistake at nineteen or an unpaid ticket comes up on each application.',
  },
  'people burned by an earlier course': {
    name: 'Graduates who found no job',
    life: 'The certificate is in a frame, and the loan statement comes on the fifth.',
  },
  'men who handle it alone': {
    name: 'Men who handle it alone',
    life: 'They answer “can’t complain”, stay late in the garage and have slept badly since fall.',
  },
  'people whose job or gun could be at stake': {
    name: 'Professionals afraid of a record',
    life: 'A license, a clearance or a permit hangs on a form that asks about treatment.',
  },
  'people told to wait eight weeks': {
    name: 'Callers told to wait',
    life: 'It took them a month to dial, and the appointment card says autumn.',
  },
  'friends who do not know what to say': {
    name: 'Friends unsure what to say',
    life: 'They typed a message three times and sent a joke instead.',
  },
  'households sure they would smell it': {
    name: 'Households that trust their noses',
    life: 'They check for gas by sniffing at the stove and warm the garage with the engine.',
  },
  'owners who do not want inspectors inside': {
    name: 'Owners wary of inspectors',
    life: 'The basement bedroom has no window, and a nephew sleeps in it.',
  },
}
