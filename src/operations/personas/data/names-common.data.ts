import type { Sex } from '../person-facts.ts'

/** Decades of birth, by the last year of each. */
export const cohorts = [1949, 1959, 1969, 1979, 1989, 1999, 2008] as const

type ByCohort = readonly (readonly string[])[]

/**
 * First names common among people born in each cohort, after the Social Security Administration's yearly lists of
 * given names (public domain), one row a cohort. The rows for Black and Hispanic Americans add names more frequent
 * there; most people in every group have names from the general list, and both are drawn.
 */
export const generalFirstNames: Readonly<Record<Sex, ByCohort>> = {
  female: [
    ['Barbara', 'Carol', 'Judith', 'Patricia', 'Joan', 'Shirley', 'Nancy', 'Marilyn', 'Joyce', 'Janet', 'Beverly', 'Ruth'],
    ['Linda', 'Deborah', 'Susan', 'Diane', 'Kathleen', 'Donna', 'Cheryl', 'Brenda', 'Pamela', 'Gail', 'Peggy', 'Connie', 'Sharon', 'Rita'],
    ['Lisa', 'Karen', 'Kimberly', 'Tammy', 'Lori', 'Laura', 'Cynthia', 'Julie', 'Denise', 'Wendy', 'Teresa', 'Robin', 'Dawn', 'Sheila'],
    ['Jennifer', 'Amy', 'Michelle', 'Angela', 'Heather', 'Stephanie', 'Rebecca', 'Christine', 'Tracy', 'Shannon', 'Erin', 'April', 'Carrie'],
    ['Jessica', 'Ashley', 'Amanda', 'Sarah', 'Nicole', 'Megan', 'Lauren', 'Crystal', 'Danielle', 'Kristen', 'Lindsay', 'Katie', 'Vanessa'],
    ['Emily', 'Taylor', 'Hannah', 'Samantha', 'Alexis', 'Kayla', 'Rachel', 'Brittany', 'Courtney', 'Morgan', 'Paige', 'Haley', 'Shelby'],
    ['Emma', 'Madison', 'Abigail', 'Olivia', 'Grace', 'Chloe', 'Sydney', 'Hailey', 'Natalie', 'Ella', 'Claire', 'Addison'],
  ],
  male: [
    ['Robert', 'James', 'Richard', 'Donald', 'Ronald', 'Gerald', 'Walter', 'Harold', 'Roger', 'Larry', 'Wayne', 'Eugene'],
    ['Michael', 'David', 'Gary', 'Dennis', 'Steven', 'Terry', 'Bruce', 'Douglas', 'Glenn', 'Randall', 'Alan', 'Dale', 'Russell', 'Curtis'],
    ['Mark', 'Scott', 'Timothy', 'Jeffrey', 'Gregory', 'Kevin', 'Todd', 'Craig', 'Darren', 'Troy', 'Brent', 'Keith', 'Rodney', 'Kurt'],
    ['Jason', 'Brian', 'Chad', 'Eric', 'Shawn', 'Jeremy', 'Travis', 'Aaron', 'Nathan', 'Ryan', 'Derek', 'Joel', 'Shane'],
    ['Christopher', 'Joshua', 'Matthew', 'Justin', 'Brandon', 'Kyle', 'Dustin', 'Adam', 'Cody', 'Brett', 'Patrick', 'Jared', 'Casey'],
    ['Tyler', 'Jacob', 'Austin', 'Zachary', 'Dylan', 'Connor', 'Logan', 'Trevor', 'Garrett', 'Colton', 'Ethan', 'Spencer', 'Lucas'],
    ['Noah', 'Mason', 'Caleb', 'Owen', 'Carter', 'Jackson', 'Aidan', 'Landon', 'Wyatt', 'Isaac', 'Evan', 'Cole'],
  ],
}

/** Added to the general names for Black Americans. */
export const blackFirstNames: Readonly<Record<Sex, ByCohort>> = {
  female: [
    ['Dorothy', 'Gloria', 'Ernestine', 'Lillie', 'Earline', 'Bernice'],
    ['Gwendolyn', 'Jacqueline', 'Yvonne', 'Vanessa', 'Rhonda', 'Wanda'],
    ['Tonya', 'Felicia', 'Monique', 'Yolanda', 'Regina', 'Valerie'],
    ['Latonya', 'Tamika', 'Keisha', 'Nicole', 'Latasha', 'Kenya'],
    ['Ebony', 'Tiffany', 'Jasmine', 'Brianna', 'Candace', 'Erica'],
    ['Imani', 'Kiara', 'Raven', 'Destiny', 'Aaliyah', 'Jada'],
    ['Nia', 'Makayla', 'Trinity', 'Kennedy', 'Amari', 'Zoe'],
  ],
  male: [
    ['Willie', 'Clarence', 'Otis', 'Leroy', 'Nathaniel', 'Ernest'],
    ['Reginald', 'Melvin', 'Vernon', 'Calvin', 'Cedric', 'Clifton'],
    ['Darryl', 'Tyrone', 'Reginald', 'Andre', 'Maurice', 'Byron'],
    ['Marcus', 'Terrence', 'Antoine', 'Corey', 'Lamont', 'Damon'],
    ['Brandon', 'Darius', 'Terrell', 'Jamal', 'Marquis', 'Desmond'],
    ['Malik', 'Isaiah', 'Xavier', 'Elijah', 'Jalen', 'Dominique'],
    ['Josiah', 'Cameron', 'Jaylen', 'Elijah', 'Micah', 'Amir'],
  ],
}

/** Added to the general names for Hispanic Americans. */
export const hispanicFirstNames: Readonly<Record<Sex, ByCohort>> = {
  female: [
    ['Maria', 'Carmen', 'Josefina', 'Esperanza', 'Gloria', 'Dolores'],
    ['Rosa', 'Yolanda', 'Sylvia', 'Irma', 'Alicia', 'Graciela'],
    ['Leticia', 'Patricia', 'Norma', 'Elizabeth', 'Sandra', 'Lorena'],
    ['Veronica', 'Claudia', 'Monica', 'Adriana', 'Maribel', 'Marisol'],
    ['Vanessa', 'Cristina', 'Daniela', 'Erika', 'Karina', 'Alejandra'],
    ['Stephanie', 'Jasmine', 'Gabriela', 'Andrea', 'Diana', 'Valeria'],
    ['Camila', 'Ximena', 'Isabella', 'Genesis', 'Daniela', 'Mia'],
  ],
  male: [
    ['Manuel', 'Ramon', 'Jose', 'Ernesto', 'Raul', 'Alfredo'],
    ['Ruben', 'Hector', 'Armando', 'Arturo', 'Roberto', 'Gilbert'],
    ['Javier', 'Sergio', 'Rafael', 'Jorge', 'Mario', 'Eduardo'],
    ['Miguel', 'Juan', 'Carlos', 'Oscar', 'Luis', 'Cesar'],
    ['Alejandro', 'Ricardo', 'Omar', 'Daniel', 'Adrian', 'Ivan'],
    ['Jesus', 'Angel', 'Diego', 'Fernando', 'Andres', 'Bryan'],
    ['Mateo', 'Sebastian', 'Santiago', 'Gabriel', 'Emiliano', 'Leonardo'],
  ],
}

/** Frequent surnames of each group in the decennial census's surname file (US Census Bureau, public domain). */
export const surnames = {
  White: [
    'Miller',
    'Anderson',
    'Olson',
    'Schmidt',
    'Kelly',
    'Baker',
    'Peterson',
    'Snyder',
    'Myers',
    'Meyer',
    'Sullivan',
    'Novak',
    'Fisher',
    'Wagner',
    'Burke',
    'Hansen',
    'Weber',
    'Russo',
    'Kowalski',
    'Larson',
    'Becker',
    'Murphy',
    'Hoffman',
    'Reynolds',
    'Stone',
    'Palmer',
    'Dunn',
    'Carlson',
    'Schroeder',
    'Hicks',
    'Barnett',
    'Keller',
    'Lambert',
    'Beck',
    'Nowak',
    'Costa',
    'Hess',
    'Lindgren',
    'Foley',
    'Vance',
  ],
  Black: [
    'Washington',
    'Jackson',
    'Williams',
    'Banks',
    'Johnson',
    'Robinson',
    'Coleman',
    'Booker',
    'Harris',
    'Brown',
    'Davis',
    'Walker',
    'Dorsey',
    'Gaines',
    'Mosley',
    'Rivers',
    'Hampton',
    'Simmons',
    'Bryant',
    'Joseph',
    'Grant',
    'Charles',
    'Franklin',
    'Tate',
    'Ingram',
    'Singleton',
    'Battle',
    'Glover',
  ],
  Hispanic: [
    'Garcia',
    'Martinez',
    'Rodriguez',
    'Hernandez',
    'Lopez',
    'Gonzalez',
    'Ramirez',
    'Torres',
    'Flores',
    'Rivera',
    'Gutierrez',
    'Ortiz',
    'Morales',
    'Reyes',
    'Castillo',
    'Mendoza',
    'Vargas',
    'Delgado',
    'Salazar',
    'Fuentes',
    'Cabrera',
    'Aguilar',
    'Trevino',
    'Santiago',
    'Medina',
  ],
} as const
