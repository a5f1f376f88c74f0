import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Jobs and training: apprenticeships, adult education, workforce centers, hiring, a change of trade. */
export const jobsTraining: DomainKnowledge = {
  tensions: [
    'a paycheck this Friday pulls against a better one in two years',
    'pride in what one already knows meets sitting in a classroom again',
    'an employer’s need for hands today is weighed against training anyone',
    'a clean rule about records is weighed against a good worker at the door',
  ],
  trusted: [
    voice('a journeyman two years past the apprenticeship', 'he shows the pay stub from before and the one from now'),
    voice('an instructor who worked in the trade', 'she has the scars and the phone numbers'),
    voice('a former boss', 'he knows who shows up'),
    voice('a classmate who finished the GED at forty', 'she did the algebra at the kitchen table like everybody else'),
  ],
  distrusted: [
    voice('for-profit schools that call every week', 'the loan outlived the certificate'),
    voice('employers who post jobs and never answer', 'applicants have stopped believing the signs'),
    voice('programs that train for jobs that are not there', 'the last class got a lunch and a handshake'),
  ],
  media: ['job boards and hiring pages', 'workforce-center text lists', 'break-room and laundromat bulletin boards'],
  objections: [
    objection(
      'people who want to work can find work already',
      'many openings do go unfilled',
      'set the openings in one zip code beside their pay, hours and bus lines',
    ),
    objection(
      'a course costs months of pay and promises nothing at the end',
      'many certificates are not asked for by any employer',
      'name the employers who hired from the last class and at what wage',
    ),
    objection(
      'we train them and they leave for a dollar more',
      'some do leave soon after they are trained',
      'look at one employer’s records and compare who stayed with training and without it',
    ),
    objection(
      'if something happens the employer is blamed for having known about the record',
      'negligent-hiring suits do exist',
      'show what the insurer and the federal bonding program cover and what a written hiring rule does',
    ),
    objection(
      'a GED is not worth what a diploma is',
      'some employers do rank it lower',
      'name local employers and colleges that accept it and what its holders were hired for',
    ),
  ],
  reasons: [
    'an apprentice is paid while learning and owes no tuition',
    'a credential that employers helped to write gets people past the first screen',
    'one adult who goes back to class is seen doing homework by the children',
    'workers hired in spite of a record often stay, because another offer is hard to get',
  ],
  misreadings: [
    'an apprenticeship is pictured as unpaid work for boys out of high school',
    'people think that the workforce center is the unemployment office',
    'the GED is believed to take years, though some need only one or two of its tests',
    'employers think that a hire with a record cannot be insured',
  ],
  barriers: [
    barrier(
      'money',
      'workers who cannot go unpaid for a month',
      'rent does not wait for the first day of the new job',
      'training with a stipend from the first week',
      'ask how many weeks they could go on what is in the account',
    ),
    barrier(
      'identity',
      'adults who failed at school before',
      'a desk, a test and a teacher bring back the day they walked out',
      'a first session in a shop and without a test',
      'run one intake with a test and one without and compare who returns',
    ),
    barrier(
      'access',
      'applicants with an old charge or no license',
      'the form has a box to tick and the job site has no bus',
      'an employer who says in advance what rules a person out',
      'ask ten employers for their written rule on records and licenses',
    ),
    barrier(
      'trust',
      'people burned by an earlier course',
      'they finished one program, got a certificate and were not called once',
      'a signed offer of an interview before the first day',
      'call the last class and ask who is working in that line',
    ),
  ],
  backfire: [
    'talk of reskilling tells a person of fifty that what he knows is worthless',
    'a success story about one young coder makes everybody else feel late',
    'an employer praised for giving chances is avoided by customers who would not have noticed',
  ],
  records: [
    'BLS wage and employment tables for the metro area',
    'state workforce reports on completion and pay after training',
    'registered-apprenticeship counts by trade',
    'employer reports on who was hired and who stayed a year',
    'GED test attempts and passes by site',
  ],
  scenes: [
    'a welding booth with the curtain half drawn',
    'a kitchen table with a workbook and a sleeping child',
    'a hiring sign that has faded in the sun',
    'a workforce-center lobby with a row of computers',
    'a tool belt on the passenger seat',
  ],
  roles: [
    role('supporter', 'recent graduates of the program', 'have the job and are asked about it at every party'),
    role('supporter', 'employers who train on site', 'have quit waiting for the perfect applicant'),
    role('cross-pressured', 'workers with a steady low wage', 'want more and cannot risk what they have'),
    role('opponent', 'skeptics of certificates', 'never needed a certificate and think that classes are a racket'),
    role('bystander', 'people between two gigs', 'piece a week together and have never been to the center'),
    role('gatekeeper', 'case managers and hiring managers', 'decide who is sent to which opening'),
  ],
  experts: ['labor-market analysts', 'apprenticeship coordinators', 'adult-education teachers'],
}
