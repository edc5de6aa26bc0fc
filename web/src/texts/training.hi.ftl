# अभ्यास की मेज़ें, हिन्दी में।

training = अभ्यास
training-text = हर कोई सुझाव माँग सकता है, और बॉट बताते हैं कि उन्होंने कोई चाल क्यों चली।
hint = सुझाव
hint-thinking = अच्छी चाल सोची जा रही है …
hint-chance = जीतने की संभावना { $chance } %
hint-percent = { $chance } %
hint-instead = इनके बजाय
hint-show = बोर्ड पर दिखाएँ
why-played = क्यों: { $reason }
