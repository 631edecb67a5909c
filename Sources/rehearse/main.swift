import Rehearsal
